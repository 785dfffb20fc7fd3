/** A setting is wrong. The message is one sentence that names the setting and says what to do. */
export class ConfigError extends Error {}
