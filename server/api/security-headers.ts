import type { RequestHandler } from 'express';

/** Map tiles are the one thing a page fetches from elsewhere; styles are inlined by the component kit. */
const PAGE_POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob: https:`,
  `font-src 'self' data:`,
  `connect-src 'self' ws: wss: https:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

export const securityHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('content-security-policy', PAGE_POLICY);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('x-frame-options', 'DENY');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  // Browsers heed it over https only, so it harms nobody who tries the product on http.
  res.setHeader('strict-transport-security', 'max-age=31536000');
  next();
};
