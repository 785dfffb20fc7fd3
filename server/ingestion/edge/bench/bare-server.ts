import { createServer } from 'node:http';
import { PIXEL, PIXEL_HEADERS } from '#server/ingestion/edge/http/pixel.js';

/** What the edge is measured against: the same answer with nothing behind it. */
const server = createServer((_request, response) => {
  response.writeHead(200, PIXEL_HEADERS);
  response.end(PIXEL);
});
server.listen(Number(process.argv[2]), () => process.send?.('up'));
process.once('disconnect', () => process.exit());
