import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import type { ApiContext } from '#server/api/context.js';
import { recordRefusal } from '#server/api/http/note-refusal.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import type { PreparedTool } from './prepare-tool.js';
import { answerPrompt, listedPrompt, PROMPTS } from './prompts.js';

const INSTRUCTIONS = `Infinitum measures video and display advertising: impressions served, and the visits to a site that followed them within seven days (responses).
Begin with list_clients. Figures are sums over the impressions of a range of local days; a ratio whose divisor is zero is null. Names that
end in Fraction are fractions of 1: 0.274 is 27.4 %. Intervals are 95 % intervals. Do not call a row the best when isTiedWithFirst is true
for another: chance may explain the difference. Where isSmallSample is true there is too little to compare. Until maturity.completeThrough all
visits have come; later days still get some. Every answer carries link, the address of the view of the product that shows the same: give it to the person who asked. Nothing can be changed here.`;

const listed = ({
  tool: { name, title, description },
  inputSchema,
  outputSchema,
}: PreparedTool): ListedTool => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations: {
    title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
});

/** The server that answers one call of an assistant. */
export function createMcpServer(tools: ReadonlyMap<string, PreparedTool>, ctx: ApiContext) {
  // The SDK's McpServer takes the arguments of tools as Zod schemas only; ours come from the
  // GraphQL schema.
  const server = new Server({ name: 'infinitum', title: 'Infinitum', version: '1.0.0' }, SETTING);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(listed),
  }));
  server.setRequestHandler(
    CallToolRequestSchema,
    async ({ params: { name, arguments: args = {} } }) => {
      const tool = tools.get(name);
      if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}`);
      return answer(tool, args, ctx);
    },
  );

  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: PROMPTS.map(listedPrompt),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: args = {} } }) => {
    const prompt = PROMPTS.find((one) => one.name === name);
    if (!prompt) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${name}`);
    return answerPrompt(prompt, args);
  });

  return server;
}

const SETTING = { capabilities: { tools: {}, prompts: {} }, instructions: INSTRUCTIONS };

/** A failure is returned to the assistant, which may correct its arguments. */
async function answer(
  tool: PreparedTool,
  args: Record<string, unknown>,
  ctx: ApiContext,
): Promise<CallToolResult> {
  try {
    const { link, data } = await tool.run(args, ctx);
    const structuredContent = { link, ...data };
    return {
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
      structuredContent,
    };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, ctx.requestId);
    recordRefusal(ctx, [code]);
    const failure = { code, message, ...(details.errors && { errors: details.errors }) };
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(failure) }] };
  }
}
