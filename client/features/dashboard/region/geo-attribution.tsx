import { Link } from '@chakra-ui/react';

/**
 * Asked for by the licence (CC BY 4.0) of the database that finds regions, wherever figures by
 * region show.
 */
export function GeoAttribution() {
  return (
    <Link
      href="https://db-ip.com"
      target="_blank"
      rel="noreferrer"
      color="fg.muted"
      textDecoration="underline"
    >
      IP Geolocation by DB-IP
    </Link>
  );
}
