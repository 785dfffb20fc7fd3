import { describeWorlds } from './simulated-worlds.js';

// `npm run simulate:collection` names all of them.
const names = process.env.WORLDS?.split(',') ?? ['2', '7'];

describeWorlds(names, Number(process.env.WORLD_VIEWERS ?? 500));
