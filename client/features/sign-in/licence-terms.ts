/** The terms that every user accepts. */
export const LICENCE_TERMS: readonly { title: string; text: string }[] = [
  {
    title: 'Acceptance',
    text: 'You accept these terms each time you use the platform. If you do not agree with them, do not sign in.',
  },
  {
    title: 'Supported browsers',
    text: 'The platform needs at least Chrome 61, Firefox 60, Edge 79, Safari 11 or Opera 48.',
  },
  {
    title: 'Payment',
    text: 'The licence may be terminated when an amount due has not been paid within 14 days.',
  },
  {
    title: 'Breach',
    text: 'A party in breach of these terms has 30 days to remedy it after the other has given notice of it.',
  },
  {
    title: 'Upgrades',
    text: 'Upgrades of the platform are announced at least 3 working days before they are made.',
  },
  {
    title: 'Liability',
    text: 'Liability is limited to a refund of the licence fees paid for the 12 months before the claim.',
  },
  {
    title: 'Governing law',
    text: 'These terms are governed by the law of New Zealand.',
  },
];
