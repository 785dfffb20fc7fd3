/** The model behind Android's version and language; the model may have words of any kind in it. */
const MODEL =
  /(Android[ /]?[\d.]*(?:; ?(?:[a-z]{2}[-_][a-zA-Z]{2}|U|arm(?:_64)?|HarmonyOS))*; ?)([^;()]+?)(?: Build\b[^;)]*)?[;)]/;

/** Empty where the user agent names no model. */
export const androidModel = (userAgent: string): string =>
  MODEL.exec(userAgent)?.[2]?.replace(/ ?Build\/.*/, '') ?? '';

/** The user agent without a model such as "Spider 8"; an address in its place is none. */
export const withoutModel = (userAgent: string): string =>
  userAgent.replace(MODEL, (text: string, before: string, model: string) =>
    /[/@+]/.test(model) ? text : `${before})`,
  );
