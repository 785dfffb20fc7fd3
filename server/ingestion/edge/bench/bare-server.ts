import { createServer } from 'node:http';
import { PIXEL, PIXEL_HEADERS } from '#server/ingestion/edge/http/pixel.js';

/** The baseline of the edge's benchmark: the same answer with no work behind it. */
const server = createServer((_request, response) => {
  response.writeHead(200, PIXEL_HEADERS);
  response.end(PIXEL);
});
server.listen(Number(process.argv[2]), () => process.send?.('up'));
process.once('disconnect', () => process.exit());
