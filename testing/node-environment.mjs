import { TestEnvironment } from 'jest-environment-node';
import { withPackages } from './package-bundle.mjs';

export default withPackages(TestEnvironment, 'server');
