/** What a client is searched in: its name, its label and its domain. */
export const clientText = (prefix = ''): string =>
  `(${prefix}cust_name || ' ' || coalesce(${prefix}display_name, '') || ' ' || coalesce(${prefix}domain, ''))`;
