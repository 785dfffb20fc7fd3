import type { RequestHandler } from 'express';
import type { Config } from '#server/core/process/config.js';

type Settings = Pick<Config, 'publicUrl' | 'mapTiles'>;

/**
 * The origin of the page's WebSockets: not every browser applies 'self' to sockets of the same
 * host.
 */
export const socketOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL(publicUrl).origin.replace(/^http/, 'ws');

/**
 * Map tiles are all that a page loads from another host; the component kit writes inline styles.
 */
function pagePolicy({ publicUrl, mapTiles }: Settings): string {
  const tileHost = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';

  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${tileHost}`,
    `font-src 'self' data:`,
    `connect-src 'self' ${socketOrigin({ publicUrl })}${tileHost}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function securityHeaders(settings: Settings): RequestHandler {
  const policy = pagePolicy(settings);

  return (_req, res, next) => {
    res.setHeader('content-security-policy', policy);
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('x-frame-options', 'DENY');
    res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    res.setHeader('cross-origin-opener-policy', 'same-origin');
    res.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    // Browsers apply it over https only, so it does no harm on plain http.
    res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    next();
  };
}
