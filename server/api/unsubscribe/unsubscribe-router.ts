import { Router } from 'express';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import { setSubscribed } from '#server/reports/subscriptions/report-subscription.service.js';
import { contextOfRequest, type ApiWiring } from '#server/api/context.js';
import { answerFailure } from '#server/api/rest/failure.js';

/**
 * Mail programs end a subscription here by themselves (RFC 8058): they post a form without a
 * sign-in, and its content does not matter. A GET is redirected to the page, which asks for
 * confirmation: a link checker must not end a subscription.
 */
export function unsubscribeRouter(wiring: ApiWiring): Router {
  const router = Router();

  router.post('/unsubscribe/:token', async (req, res) => {
    res.locals.documentedPath = '/unsubscribe/{token}';
    await setSubscribed(await contextOfRequest(wiring, req), req.params.token, false);
    res.status(200).type('text/plain').send('Unsubscribed');
  });

  router.get('/unsubscribe/:token', (req, res) => {
    res.redirect(
      303,
      publicBaseUrl(wiring.config, `/unsubscribe#${encodeURIComponent(req.params.token)}`),
    );
  });
  router.use(answerFailure);

  return router;
}
