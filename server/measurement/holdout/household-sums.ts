/** Visits of one household under one key. */
export interface Household {
  /** Visits in the seven days after its (ghost) impressions. */
  visits: number;
  /** Visits in the three weeks before the experiment. */
  pastVisits: number;
}

/** Sums over the households of one arm; all that the estimate needs of them. */
export interface HouseholdSums {
  households: number;
  visits: number;
  visitSquares: number;
  pastVisits: number;
  pastSquares: number;
  /** Σ visits × past visits. */
  products: number;
}

export const emptyHouseholdSums = (): HouseholdSums => ({
  households: 0,
  visits: 0,
  visitSquares: 0,
  pastVisits: 0,
  pastSquares: 0,
  products: 0,
});

export function addHousehold(sums: HouseholdSums, { visits, pastVisits }: Household): void {
  sums.households += 1;
  sums.visits += visits;
  sums.visitSquares += visits * visits;
  sums.pastVisits += pastVisits;
  sums.pastSquares += pastVisits * pastVisits;
  sums.products += visits * pastVisits;
}

/** Scales the sums of a sample to so many times the households. */
export const scaledSums = (sums: HouseholdSums, times: number): HouseholdSums => ({
  households: sums.households * times,
  visits: sums.visits * times,
  visitSquares: sums.visitSquares * times,
  pastVisits: sums.pastVisits * times,
  pastSquares: sums.pastSquares * times,
  products: sums.products * times,
});

/** Mean visits per household; 0 without households. */
export const meanVisits = ({ households, visits }: HouseholdSums): number =>
  households === 0 ? 0 : visits / households;

export const meanPastVisits = ({ households, pastVisits }: HouseholdSums): number =>
  households === 0 ? 0 : pastVisits / households;

/** Sums of squared deviations from the arm's own means, and of their products. */
export interface Scatter {
  visits: number;
  past: number;
  products: number;
}

export function scatterOf(sums: HouseholdSums): Scatter {
  const { households, visits, visitSquares, pastVisits, pastSquares, products } = sums;
  if (households === 0) return { visits: 0, past: 0, products: 0 };

  return {
    visits: visitSquares - visits ** 2 / households,
    past: pastSquares - pastVisits ** 2 / households,
    products: products - (visits * pastVisits) / households,
  };
}
