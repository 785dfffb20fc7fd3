export const DEMO_ACCOUNTS = [
  {
    email: 'admin@infinitum.example',
    name: 'Ada Admin',
    role: 'Super admin',
    kind: 'SYSTEM',
    organisation: null,
    admin: true,
  },
  {
    email: 'broadcaster.admin@infinitum.example',
    name: 'Bruno Kōwhai',
    role: 'Broadcaster admin',
    kind: 'BROADCASTER',
    organisation: 'Kōwhai Television',
    admin: true,
  },
  {
    email: 'broadcaster@infinitum.example',
    name: 'Hana Harbour',
    role: 'Broadcaster user',
    kind: 'BROADCASTER',
    organisation: 'Harbour Media',
    admin: false,
  },
  {
    email: 'agency.admin@infinitum.example',
    name: 'Nora Northlight',
    role: 'Agency admin',
    kind: 'AGENCY',
    organisation: 'Northlight Media',
    admin: true,
  },
  {
    email: 'agency@infinitum.example',
    name: 'Piripi Partner',
    role: 'Agency user',
    kind: 'AGENCY',
    organisation: 'Pōhutukawa Partners',
    admin: false,
  },
  {
    email: 'client.admin@infinitum.example',
    name: 'Rita Ridgeline',
    role: 'Client admin',
    kind: 'CUSTOMER',
    organisation: 'Ridgeline Outdoor Limited',
    admin: true,
  },
  {
    email: 'client@infinitum.example',
    name: 'Alex Alpine',
    role: 'Client user',
    kind: 'CUSTOMER',
    organisation: 'Alpine Mutual Insurance Limited',
    admin: false,
  },
  {
    email: 'adtech.admin@infinitum.example',
    name: 'Mina Meridian',
    role: 'Ad-tech admin',
    kind: 'ADTECH',
    organisation: 'Meridian Exchange',
    admin: true,
  },
  {
    email: 'adtech@infinitum.example',
    name: 'Liam Lightpath',
    role: 'Ad-tech user',
    kind: 'ADTECH',
    organisation: 'Lightpath Ads',
    admin: false,
  },
] as const;

export const PUBLISHED_DEMO_PASSWORD = 'infinitum-demo';

export const demoPassword = (): string => process.env.DEMO_PASSWORD || PUBLISHED_DEMO_PASSWORD;
