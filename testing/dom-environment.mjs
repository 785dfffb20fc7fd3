import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { withPackages } from './package-bundle.mjs';

export default withPackages(FixedJsdomEnvironment, 'client');
