import type { GetPromptResult, Prompt as ListedPrompt } from '@modelcontextprotocol/sdk/types.js';

interface Prompt {
  name: string;
  title: string;
  /** The question in words, with `{client}` and `{period}` in it. */
  question: string;
  /** Instructions for the answer. */
  way: string;
}

const HONESTLY =
  'Name the interval of each rate, say so where rows are tied or samples small, and give the link.';

/** Questions that people ask often, as prompts of assistants. To add one, add a row. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'best_campaign',
    title: 'Which campaign performs best?',
    question: 'Which campaign of {client} performed best in {period}?',
    way: `Call figures_by_campaign once. ${HONESTLY}`,
  },
  {
    name: 'best_channel',
    title: 'Which channel performs best?',
    question: 'Which channel of {client} performed best in {period}?',
    way: `Call figures_by_channel once. ${HONESTLY}`,
  },
  {
    name: 'best_creative',
    title: 'Which creative performs best?',
    question: 'Which creative of {client} performed best in {period}?',
    way: `Call figures_by_creative once. ${HONESTLY}`,
  },
  {
    name: 'compare_periods',
    title: 'This period against the one before',
    question: 'How did {client} do in {period}, compared with as many days before?',
    way: 'Call totals twice, for both ranges. Say until which day all visits have come.',
  },
  {
    name: 'best_time',
    title: 'When do ads work best?',
    question: 'On which weekdays and at which times did ads of {client} work best in {period}?',
    way: `Call heatmap once. Name only cells that responseRatioFractionDifferences names. ${HONESTLY}`,
  },
  {
    name: 'regions',
    title: 'Where do visits come from?',
    question: 'Where did the visits of {client} come from in {period}?',
    way: `Call responses_by_region for shares and rate_by_region for rates. ${HONESTLY}`,
  },
  {
    name: 'broken_tags',
    title: 'Is a tag broken?',
    question: 'Does any tag of {client} need attention?',
    way: 'Call tags_with_findings once, and tag_health for the tags that it names.',
  },
  {
    name: 'caused',
    title: 'What did the ads cause?',
    question: 'How many visits did the ads of {client} cause in {period}?',
    way: 'Call caused_visits. State no number where the verdict is UNDETERMINED. Look for an experiment with list_experiments.',
  },
  {
    name: 'report',
    title: 'A short report',
    question: 'Write a short report on {client} in {period}.',
    way: 'Call totals, findings and written_analysis. Use their sentences, and state nothing that they do not.',
  },
];

const ARGUMENTS = [
  { name: 'client', description: 'The name of the client.', required: true },
  { name: 'period', description: 'The days in words, such as: last week.', required: false },
];

export const listedPrompt = ({ name, title, question }: Prompt): ListedPrompt => ({
  name,
  title,
  description: question.replace('{client}', 'a client').replace('{period}', 'a period'),
  arguments: ARGUMENTS.filter((argument) => question.includes(`{${argument.name}}`)),
});

/** The message that the assistant reads. */
export function answerPrompt(
  { question, way }: Prompt,
  { client = 'the client', period = 'the last 30 days' }: Record<string, string>,
): GetPromptResult {
  const asked = question.replace('{client}', client).replace('{period}', period);
  const text = `${asked}\n\nFind the id of the client with list_clients. ${way}`;
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}
