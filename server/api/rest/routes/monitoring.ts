import type { RestRoute } from '#server/api/rest/route.js';

const COUNTS = `received stored filtered_bot: filteredBot filtered_prefetch: filteredPrefetch filtered_test: filteredTest filtered_control: filteredControl filtered_repeated: filteredRepeated
  duplicate dead_lettered: deadLettered erased difference`;

const DEAD_LETTER = `id reason detail entry partition put_aside_at: putAsideAt received_at: receivedAt kind
  customer_id: customerId tag_id: tagId`;

export const monitoringRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/active-users',
    summary: 'Who made a call in the last 30 minutes, the latest first',
    status: 200,
    at: 'activeUsers.users',
    operation: `query {
      activeUsers {
        users {
          id name email isAdmin role_name: roleName entity_type: entityType entity_name: entityName
          last_active: lastActive api_calls: apiCalls
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/daily-activity',
    summary: "The events of today, by the date in each customer's reporting zone",
    status: 200,
    operation: `query {
      dailyActivity {
        total_impressions: totalImpressions
        total_webhits: totalWebhits
        customer_data: customers { name count }
        booking_data: bookings { name count }
        site_data: sites { name count }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/redis/health',
    summary: 'Whether Redis answers',
    status: 200,
    operation: `query { redisHealth { status latency_ms: latencyMs } }`,
  },
  {
    method: 'GET',
    path: '/admin/redis/info',
    summary: 'The values that Redis reports',
    status: 200,
    at: 'cacheHealth.info',
    operation: `query {
      cacheHealth {
        info {
          version
          uptime_seconds: uptimeSeconds
          connected_clients: connectedClients
          memory_used_bytes: memoryUsedBytes
          memory_peak_bytes: memoryPeakBytes
          memory_limit_bytes: memoryLimitBytes
          memory_usage_percent: memoryUsagePercent
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/redis/strain/summary',
    operationId: 'getStrainSummary',
    summary: 'How hard Redis works, what is wrong, and the edge servers',
    status: 200,
    at: 'cacheHealth.strain',
    operation: `query {
      cacheHealth {
        strain {
          ops_per_second: opsPerSecond
          average_latency_ms: averageLatencyMs
          memory_used_bytes: memoryUsedBytes
          memory_usage_percent: memoryUsagePercent
          connected_clients: connectedClients
          critical_issues: criticalIssues
          edge_servers: edgeServers {
            active_servers: activeServers
            total_log_entries: totalLogEntries
            servers { server hostname: hostName log_entries: logEntries seen_at: seenAt is_active: isActive }
          }
        }
      }
    }`,
  },
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
    summary: 'The outcomes of the calls that the edges accepted, by tag',
    status: 200,
    operation: `query ($from: DateTimeISO, $until: DateTimeISO, $customerId: Int) {
      ledger(from: $from, until: $until, customerId: $customerId) {
        balance
        lag {
          average_ms: averageMs
          longest_ms: longestMs
          committed_at: committedAt
          oldest_waiting_ms: oldestWaitingMs
        }
        total { ${COUNTS} }
        tags {
          customer_id: customerId customer_name: customerName kind tag_id: tagId tag_name: tagName ${COUNTS}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/dead-letters',
    summary:
      'The entries of the queue that could not be stored and wait for somebody, the newest first',
    status: 200,
    paged: true,
    operation: `query ($first: Int! = 500, $after: String, $reason: DeadLetterReason) {
      deadLetters(first: $first, after: $after, reason: $reason) {
        nodes { ${DEAD_LETTER} }
        pageInfo { hasNextPage endCursor }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/admin/dead-letters/summary',
    summary: 'The dead letters that wait, by reason',
    status: 200,
    operation: `query {
      deadLetterSummaries { reason letters first_at: firstAt last_at: lastAt detail }
    }`,
  },
  {
    method: 'POST',
    path: '/admin/dead-letters/replay',
    summary: 'Try dead letters again: those named by ids, those of a reason, or both',
    status: 200,
    operation: `mutation ($choice: DeadLetterChoice!) {
      replayDeadLetters(choice: $choice) { replayed remaining untried }
    }`,
  },
  {
    method: 'POST',
    path: '/admin/dead-letters/discard',
    summary: 'Give dead letters up for good: those named by ids, those of a reason, or both',
    status: 200,
    operation: `mutation ($choice: DeadLetterChoice!) {
      discardDeadLetters(choice: $choice) { discarded }
    }`,
  },
];
