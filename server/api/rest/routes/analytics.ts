import type { RestRoute } from '#server/api/rest/route.js';

/** The filter's field names in REST → the input's. */
const FILTER_FIELDS = {
  client_id: 'clientId',
  startdate: 'startDate',
  enddate: 'endDate',
  region: 'regions',
  campaign: 'campaigns',
  booking: 'bookings',
  creative: 'creatives',
  channel: 'channels',
  weekday: 'weekdays',
  time_slots: 'dayparts',
  sites: 'sites',
} as const;

/** A panel call: `fields` of Dashboard; the answer is the one field `at`, or all of them. */
const dashboardRow = (path: string, summary: string, fields: string, at?: string): RestRoute => ({
  method: 'POST',
  path: `/dashboard/${path}`,
  summary,
  status: 200,
  at: at ? `dashboard.${at}` : 'dashboard',
  names: FILTER_FIELDS,
  operation: `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { ${fields} } }`,
});

/** Most panels are one field with the documented parts in it. */
const panel = (path: string, summary: string, field: string, fields: string): RestRoute =>
  dashboardRow(path, summary, `${field} { ${fields} }`, field);

const TOTALS = `Total_Impressions: totalImpressions
  Ad_Spend: adSpend
  Total_Responses: totalResponses
  Response_Rate_Percent: responseRate
  Current_CPR: currentCpr`;

const SUMMARY = `Ad_Spend: adSpend
  Impressions: actualImpressions
  Actual_Impressions: actualImpressions
  Total_Responses: totalResponses
  Webhits: webhits
  CPM_Actual: cpmActual
  Response_Rate: responseRate
  Current_CPR: currentCpr`;

const RANGE = 'value low high';
const CAUSED = `verdict reason credited_visits: creditedVisits spend
  caused_visits: causedVisits { ${RANGE} }
  cost_per_caused_visit: costPerCausedVisit { ${RANGE} }`;
const CAUSED_ROW = `id: rowId name ${CAUSED}`;

const WEEK = 'time Sun: sun Mon: mon Tue: tue Wed: wed Thu: thu Fri: fri Sat: sat Total: total';

const OPTION = 'id display_name: displayName';

/** Dashboard and overview. A new panel is a row here and a field of Dashboard. */
export const analyticsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/dashboard/customers',
    summary: 'Lists the customers whose dashboards the caller may open',
    status: 200,
    operation: `query {
      dashboardCustomers { ${OPTION} cust_name: custName time_zone: timeZone }
    }`,
  },
  {
    method: 'GET',
    path: '/dashboard/filters/{customer_id}',
    summary: "Lists what a customer's dashboard can be narrowed to",
    status: 200,
    operation: `query ($customerId: Int!) {
      dashboardFilters(customerId: $customerId) {
        regions { ${OPTION} }
        creatives { ${OPTION} }
        campaigns { ${OPTION} }
        bookings { ${OPTION} campaign_id: campaignId creative_ids: creativeIds }
        channels { ${OPTION} }
        sites { ${OPTION} }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/dashboard/summary',
    summary: 'Lists the bookings whose dates overlap the range, with impressions and pings',
    status: 200,
    operation: `query ($startDate: LocalDate!, $endDate: LocalDate!) {
      overview(startDate: $startDate, endDate: $endDate) {
        customer_id: customerId
        booking_id: bookingId
        customer_name: customerName
        campaign_name: campaignName
        booking_name: bookingName
        channel_name: channelName
        start_date: startDate
        end_date: endDate
        impressions
        cpm
        spend
        ping_count: pingCount
        ping_date: pingDate
        entity_type: entityType
        entity_name: entityName
        created_by_name: createdByName
        created_at: createdAt
      }
    }`,
  },
  dashboardRow(
    'impression_summary',
    'Totals of impressions, spend and responses',
    `table_data: impressionSummaryRows { ${SUMMARY} } summary_data: impressionSummary { ${SUMMARY} }`,
  ),
  panel(
    'impressions_before_visit',
    'Responses by how many impressions came before',
    'impressionsBeforeVisit',
    `table_data: rows { Views: views Impressions_Before_Visit: impressionsBeforeVisit }
     summary { Total_Views_Occurrence: totalViewsOccurrence Average_Views: averageViews }
     summary_data: summary { Views_for_80_Percent: viewsFor80Percent }`,
  ),
  panel(
    'responses_by_region',
    'Responses by region, with what a map needs',
    'responsesByRegion',
    `table_data: rows {
       Region: region
       Responses: responses
       Percentage: percentage
       Latitude: latitude
       Longitude: longitude
       rad_size: radSize
     }
     summary_data: summary { zoom centre_lat: centreLatitude centre_long: centreLongitude }`,
  ),
  panel(
    'responses_by_site',
    'Responses by site tag',
    'responsesBySite',
    `table_data: rows { Site: site Responses: responses Response_Rate_Percent: responseRate CPR: costPerResponse }
     summary_data: summary { Total_Responses: totalResponses }`,
  ),
  panel(
    'responses_over_time',
    'Impressions and responses by local date',
    'responsesOverTime',
    `table_data: rows {
       Date: date
       Total_Impressions: totalImpressions
       Same_Day: sameDay
       Total_Responses: totalResponses
     }
     summary_data: summary { correlation }`,
  ),
  panel(
    'visit_response_timing',
    'Responses by how long after the impression they came',
    'visitResponseTiming',
    `table_data: rows { Timing: timing Responses: responses Percentage: percentage }
     summary_data: summary {
       Hour_1: hour1
       Day_1: day1
       Week_1: week1
       Hour_1_Perc: hour1Percentage
       Day_1_Perc: day1Percentage
       Week_1_Perc: week1Percentage
     }
     meta_data: meta { max_x: maxX }`,
  ),
  panel(
    'platform_creative_performance',
    'Shares of impressions and responses by channel and creative',
    'platformCreativePerformance',
    `table_data: rows {
       Platform: platform
       Creative: creative
       Impressions_Perc: impressionsPercentage
       Responses_Perc: responsesPercentage
     }
     summary_data: summary { Total_Impressions: totalImpressions Total_Responses: totalResponses }`,
  ),
  panel(
    'creative_performance_summary',
    'Visits by creative',
    'creativePerformanceSummary',
    `table_data: rows { Creative: creative Total_Responses: totalResponses Visits: totalResponses CPV: cpv }
     summary_data: summary { Total_Responses: totalResponses }`,
  ),
  panel(
    'creative_performance_cost',
    'Creatives with spend and rates, by response rate',
    'creativePerformanceCost',
    `table_data: rows { Creative: creative Duration: duration ${TOTALS} } summary_data: summary { ${TOTALS} }`,
  ),
  panel(
    'channel_performance_cost',
    'Channels with spend and rates, by response rate',
    'channelPerformanceCost',
    `table_data: rows { Channel: channel ${TOTALS} } summary_data: summary { ${TOTALS} }`,
  ),
  dashboardRow(
    'impression_heatmap',
    'Impressions, responses and their ratio by daypart and weekday',
    `table_data: impressionHeatmap {
       impressions { ${WEEK} }
       webhits: responses { ${WEEK} }
       response_ratio: responseRatio { ${WEEK} }
     }
     summary_data: impressionSummary {
       Actual_Impressions: actualImpressions
       Total_Responses: totalResponses
       Response_Rate: responseRate
     }`,
  ),
  panel(
    'caused_visits',
    'How many of the credited visits the ads caused, with intervals and verdicts',
    'effect',
    `start_date: startDate end_date: endDate counted_at: countedAt has_newer_events: hasNewerEvents sentences ${CAUSED}
     testable_share: testableShare smallest_effect: smallestEffect shared_share: sharedShare
     pre_ad_ratio: preAdRatio { ${RANGE} } placebo { ${RANGE} } lead_lag: leadLag { ${RANGE} }
     by_creative: rows(dimension: CREATIVE) { ${CAUSED_ROW} }
     by_channel: rows(dimension: CHANNEL) { ${CAUSED_ROW} }
     by_campaign: rows(dimension: CAMPAIGN) { ${CAUSED_ROW} }
     by_booking: rows(dimension: BOOKING) { ${CAUSED_ROW} }
     by_region: rows(dimension: REGION) { ${CAUSED_ROW} }
     by_daypart: rows(dimension: DAYPART) { ${CAUSED_ROW} }
     by_view: rows(dimension: VIEWS) { ${CAUSED_ROW} }
     by_site: rows(dimension: SITE) { ${CAUSED_ROW} }`,
  ),
  panel(
    'analysis',
    'The panels in words',
    'analysis',
    `summary { paragraphs }
     campaign_performance: campaignPerformance { paragraphs }
     creative_effectiveness: creativeEffectiveness { paragraphs }
     geographic_distribution: geographicDistribution { paragraphs }
     response_profile: responseProfile { paragraphs }`,
  ),
];
