import { Link } from '@chakra-ui/react';

/** The licence (CC BY 4.0) of the region database requires it wherever figures by region appear. */
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
