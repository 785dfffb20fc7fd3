/** Options of the argument that narrows a list to one client. */
export const OF_CLIENT = {
  nullable: true,
  description: 'Only those of this client; left out, all.',
};
