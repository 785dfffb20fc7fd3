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
import { countText } from '#schema/writing/numbers.js';
import type { PreparedTool } from './prepare-tool.js';
import { MAX_ANSWER_CHARACTERS, type AnswerPage } from './shapes/answer-page.js';
import { answerPrompt, listedPrompt, PROMPTS } from './prompts.js';

const INSTRUCTIONS = `Infinitum measures video and display advertising: impressions served, and the visits to a site that followed them within seven days (responses).
Begin with list_clients. Figures are sums over the impressions of a range of local days; a ratio whose divisor is zero is null. Names that
end in Fraction are fractions of 1: 0.274 is 27.4 %. Intervals are 95 % intervals. Do not call a row the best when isTiedWithFirst is true
for another: chance may explain the difference. Where isSmallSample is true there is too little to compare. Until maturity.completeThrough all
visits have come; later days still get some. Every answer carries link, the address of the view of the product that shows the same: give it to the person who asked. Nothing can be changed here.
An answer has at most ${countText(MAX_ANSWER_CHARACTERS)} characters, about 25,000 tokens. Where nextOffset is a number the lists end early: the same call with offset: nextOffset
gives the rest, before any further page by cursor. The figures are in the structured content; the text beside it says only what came.`;

const listed = ({
  tool: { name, title, description, size },
  inputSchema,
  outputSchema,
}: PreparedTool): ListedTool => ({
  name,
  title,
  description: `${description} ${size}`,
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

/** Says in words which rows came; the figures stand beside it. */
function describePage({ offset, nextOffset, rowCount }: AnswerPage): string {
  if (nextOffset === null && offset === 0)
    return `all ${countText(rowCount)} rows are in the structured content.`;
  const last = nextOffset ?? rowCount;
  const shown = `rows ${countText(offset + 1)} to ${countText(last)} of ${countText(rowCount)} are in the structured content.`;
  return nextOffset === null ? shown : `${shown} Go on with offset ${nextOffset}.`;
}

/** A failure is returned to the assistant, which may correct its arguments. */
async function answer(
  tool: PreparedTool,
  args: Record<string, unknown>,
  ctx: ApiContext,
): Promise<CallToolResult> {
  try {
    const page = await tool.run(args, ctx);
    const structuredContent = { nextOffset: page.nextOffset, ...page.data };
    const text = `${tool.tool.title}: ${describePage(page)}`;
    return { content: [{ type: 'text', text }], structuredContent };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, ctx.requestId);
    recordRefusal(ctx, [code]);
    const failure = { code, message, ...(details.errors && { errors: details.errors }) };
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(failure) }] };
  }
}
