/** Numbers for the sites of visits, from 0. */
export class SiteNumbers {
  private readonly siteTagIds: number[] = [];
  private readonly known = new Map<number, number>();

  numberOf(siteTagId: number): number {
    let site = this.known.get(siteTagId);
    if (site === undefined) {
      site = this.siteTagIds.push(siteTagId) - 1;
      this.known.set(siteTagId, site);
    }
    return site;
  }

  /** Site tags by number. */
  get all(): readonly number[] {
    return this.siteTagIds;
  }
}
