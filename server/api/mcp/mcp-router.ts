import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { requireActor } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';
import { contextOfRequest, openContextOf, type ApiWiring } from '#server/api/context.js';
import { jsonBody } from '#server/api/http/parse-json.js';
import { refuseOtherSites } from '#server/api/http/refuse-other-sites.js';
import { answerFailure } from '#server/api/rest/failure.js';
import { createMcpServer } from './mcp-server.js';
import { prepareTool, type PreparedTool } from './prepare-tool.js';
import { DASHBOARD_TOOLS } from './dashboard-tools.js';
import { LIST_TOOLS } from './list-tools.js';
import { REPORT_TOOLS } from './report-tools.js';
import { TAG_TOOLS } from './tag-tools.js';
import type { Tool } from './tool.js';

const parseJson = jsonBody('100kb');

/** There is no stream to open and nothing to end without sessions, so only POST is allowed. */
const requirePost: RequestHandler = (req, res, next) => {
  if (req.method === 'POST') return next();
  res.setHeader('allow', 'POST');
  next(new ServiceError('METHOD_NOT_ALLOWED', `${req.method} is not possible here`));
};

/** The caller's right is checked before the body is read. */
const openContext =
  (wiring: ApiWiring): RequestHandler =>
  async (req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    const ctx = await contextOfRequest(wiring, req);
    const { via } = requireActor(ctx);
    if ('apiKey' in via && !via.scopes.includes('read')) {
      throw new ServiceError('FORBIDDEN', 'This API key may not read');
    }
    next();
  };

const answerCall =
  (tools: ReadonlyMap<string, PreparedTool>): RequestHandler =>
  async (req, res) => {
    const ctx = openContextOf(req);
    if (!ctx) throw new Error('the context of the call is not open yet');

    const body: unknown = req.body;
    // Each call counts against the limits, so a batch would make many calls for the price of one.
    if (Array.isArray(body)) {
      sendRpcError(res, ErrorCode.InvalidRequest, 'Send one call at a time');
      return;
    }

    const server = createMcpServer(tools, ctx);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });

    res.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(req, res, body);
  };

/** A failure in the form of JSON-RPC, which clients of the protocol read. */
function sendRpcError(res: Response, code: ErrorCode, message: string): void {
  res.status(400).json({ jsonrpc: '2.0', error: { code, message }, id: null });
}

const answerUnreadable: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof ServiceError && error.code === 'MALFORMED')
    return sendRpcError(res, ErrorCode.ParseError, error.message);
  if (!(error instanceof SyntaxError)) return next(error);
  sendRpcError(res, ErrorCode.ParseError, 'The body is not valid JSON');
};

/**
 * The Model Context Protocol over streamable HTTP, without sessions. Throws at once when a tool
 * does not fit the schema.
 */
export function mcpRouter(wiring: ApiWiring, schema: GraphQLSchema): Router {
  const tools = new Map(TOOLS.map((tool) => [tool.name, prepareTool(schema, tool)]));
  const router = Router();
  router.all('/', refuseOtherSites, requirePost, openContext(wiring), parseJson, answerCall(tools));
  router.use(answerUnreadable, answerFailure);
  return router;
}

const TOOLS: readonly Tool[] = [...LIST_TOOLS, ...DASHBOARD_TOOLS, ...REPORT_TOOLS, ...TAG_TOOLS];
