/** SQL text that a search of clients reads: the name, the label and the domain. */
export const clientText = (prefix = ''): string =>
  `(${prefix}cust_name || ' ' || coalesce(${prefix}display_name, '') || ' ' || coalesce(${prefix}domain, ''))`;
