import { bundlePackages } from './bundle-packages.mjs';
import DomEnvironment from './dom-environment.mjs';

export default (globalConfig, projectConfig) => bundlePackages('client', DomEnvironment, { globalConfig, projectConfig });
