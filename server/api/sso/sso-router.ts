import { Router } from 'express';
import { contextOfRequest, type ApiWiring } from '#server/api/context.js';
import { refreshCookieOf } from '#server/api/http/refresh-cookie.js';
import { transactionCookieOf } from '#server/api/http/transaction-cookie.js';
import { answerFailure } from '#server/api/rest/failure.js';
import { companySignInUrl } from '#server/domains/people/mails/mail-links.js';
import { finishCompanySignIn } from '#server/domains/people/sso/sign-in/finish-company-sign-in.js';

/**
 * A company's provider leads the browser back to this router. It answers by a redirect to the page,
 * which signs in by the cookie, or shows the reason in the fragment.
 */
export function ssoRouter(wiring: ApiWiring): Router {
  const router = Router();

  router.get('/sso/callback/:organisation', async (req, res) => {
    const { config } = wiring;
    const ctx = await contextOfRequest(wiring, req);
    const transactionCookie = transactionCookieOf(config, req, res);
    const params = new URL(req.originalUrl, 'http://localhost').searchParams;

    res.locals.documentedPath = '/sso/callback/{organisation}';
    res.setHeader('cache-control', 'no-store');

    const failure = await finishCompanySignIn(
      { ...ctx, transactionCookie },
      { slug: req.params.organisation, params },
      refreshCookieOf(config, req, res),
    );
    res.redirect(303, companySignInUrl(config, failure));
  });
  router.use(answerFailure);

  return router;
}
