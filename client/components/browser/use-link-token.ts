import { useLocation } from 'react-router-dom';

/** The token of a link, which follows `#`: browsers send it to no server. */
export const useLinkToken = (): string => useLocation().hash.slice(1);
