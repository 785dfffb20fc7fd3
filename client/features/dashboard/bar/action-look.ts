/** The look of the buttons in the dashboard's bar. */
export const ACTION_LOOK = {
  variant: 'outline',
  size: 'sm',
  // Narrow where all controls of the bar are in one row.
  px: { base: '2.5', md: '1.5', xxl: '2.5' },
  minW: { base: '9', md: '30px', xxl: '9' },
  borderColor: 'border.control',
  color: 'fg',
} as const;

/** The look in the bar of a phone: the icon over its word, as wide as the others. */
export const PHONE_LOOK = {
  variant: 'ghost',
  size: 'sm',
  flex: '1',
  flexDirection: 'column',
  gap: '0.5',
  h: '14',
  minW: '0',
  px: '0',
  color: 'fg',
} as const;
