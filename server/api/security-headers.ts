import type { RequestHandler } from 'express';
import type { MapTiles } from '../core/config.js';

/** Map tiles are the one thing a page fetches from elsewhere; styles are inlined by the component kit. */
function pagePolicy(mapTiles: MapTiles | null): string {
  const tileHost = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${tileHost}`,
    `font-src 'self' data:`,
    // Not every browser takes 'self' for the sockets of the same host.
    `connect-src 'self' ws: wss:${tileHost}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function securityHeaders(mapTiles: MapTiles | null): RequestHandler {
  const policy = pagePolicy(mapTiles);
  return (_req, res, next) => {
    res.setHeader('content-security-policy', policy);
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('x-frame-options', 'DENY');
    res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    res.setHeader('cross-origin-opener-policy', 'same-origin');
    res.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    // Browsers heed it over https only, so it harms nobody who tries the product on http.
    res.setHeader('strict-transport-security', 'max-age=31536000');
    next();
  };
}
