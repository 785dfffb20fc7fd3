import type { RestRoute } from '../route.js';

const COUNTS = `received stored filtered_bot: filteredBot filtered_prefetch: filteredPrefetch
  filtered_test: filteredTest duplicate dead_lettered: deadLettered difference`;

export const monitoringRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/admin/redis/queue-stats',
    summary: 'The partitions of the queue',
    status: 200,
    operation: `query {
      queueStats { queue messages memory_bytes: memoryBytes message_rate: messageRate consumers }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/redis/queue-summary',
    summary: 'The queue as a whole',
    status: 200,
    operation: `query {
      queueSummary {
        total_messages: totalMessages
        total_consumers: totalConsumers
        largest_queue: largestQueue
        status
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/ledger',
    summary: 'What became of the calls the edge took, by tag',
    status: 200,
    operation: `query ($from: DateTimeISO, $until: DateTimeISO, $customerId: Int) {
      ledger(from: $from, until: $until, customerId: $customerId) {
        balance
        total { ${COUNTS} }
        tags { customer_id: customerId kind tag_id: tagId ${COUNTS} }
      }
    }`,
  },
];
