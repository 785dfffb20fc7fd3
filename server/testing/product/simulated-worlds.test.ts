import { describeWorlds } from './simulated-worlds.js';

describeWorlds(['7'], 150);
