/** A question of people, and the tool that has the answer. */
export interface Question {
  text: string;
  tool: string;
}

/** The descriptions were written with these in mind. */
export const KNOWN: readonly Question[] = [
  { text: 'Which campaign performs best?', tool: 'figures_by_campaign' },
  { text: 'How many visits were there last week?', tool: 'totals' },
  { text: 'What share of the visits came from Auckland?', tool: 'responses_by_region' },
  { text: 'Which channel is best?', tool: 'figures_by_channel' },
  { text: 'What is the best time of day?', tool: 'heatmap' },
  { text: 'Is a tag broken?', tool: 'tags_with_findings' },
  { text: 'How soon do visits come after an ad?', tool: 'response_timing' },
  { text: 'How many visits did the ads cause?', tool: 'caused_visits' },
  { text: 'What stands out?', tool: 'findings' },
  { text: 'Which bookings run and what is spent on each?', tool: 'overview' },
  { text: 'Is delivery of a booking behind its goal?', tool: 'pace' },
  { text: 'Which alerts are open right now?', tool: 'alerts' },
];

/** Not looked at while the descriptions were written, which were not changed for them. */
export const UNSEEN: readonly Question[] = [
  { text: 'Which creative has the highest response rate?', tool: 'figures_by_creative' },
  { text: 'How did impressions develop day by day?', tool: 'daily_figures' },
  { text: 'Do any site tags look silent?', tool: 'tags_with_findings' },
  { text: 'In which region do ads work best?', tool: 'rate_by_region' },
  { text: 'How often do viewers see an ad before they visit?', tool: 'impressions_before_visit' },
  { text: 'Which weekday works best?', tool: 'heatmap' },
  { text: 'Write me a summary report in sentences', tool: 'written_analysis' },
  { text: 'Which booking gives the cheapest response?', tool: 'figures_by_booking' },
  { text: 'Which landing page do visitors reach?', tool: 'responses_by_site' },
  { text: 'Are there experiments with household holdouts?', tool: 'list_experiments' },
];
