import type { Rejection } from '#server/ingestion/edge/lines/rejection-code.js';

/**
 * A body may hold millions of bad lines or duplicates: the first ones are listed, all are counted.
 */
const LINES_NAMED = 1_000;
/** Each line may have other unknown fields: the first ones are listed, cut to this length. */
const UNKNOWN_FIELDS_NAMED = 50;
const UNKNOWN_FIELD_LENGTH = 64;

export interface BodyAnswer {
  /** Includes duplicates. */
  accepted: number;
  rejected: Rejection[];
  /** Only when more lines were rejected than are listed. */
  rejected_total?: number;
  /**
   * Numbers of lines whose event is stored already, or came earlier in the same body; only where
   * there are any.
   */
  duplicates?: number[];
  /** Only when there are more than are listed. */
  duplicates_total?: number;
  /** Fields that no event has and the edge ignored, in any line; only where there are any. */
  unknown_fields?: string[];
}

/** Collects the outcome of a body's lines in bounded memory. */
export class BodyReport {
  private readonly rejected: Rejection[] = [];
  private readonly duplicates: number[] = [];
  rejectedTotal = 0;
  private duplicatesTotal = 0;
  private readonly unknownFields = new Set<string>();

  addRejected(rejections: readonly Rejection[]): void {
    this.rejectedTotal += rejections.length;
    this.rejected.push(...rejections.slice(0, LINES_NAMED - this.rejected.length));
  }

  addDuplicates(lines: readonly number[]): void {
    this.duplicatesTotal += lines.length;
    this.duplicates.push(...lines.slice(0, LINES_NAMED - this.duplicates.length));
  }

  addUnknownFields(fields: readonly string[]): void {
    for (const field of fields) {
      if (this.unknownFields.size >= UNKNOWN_FIELDS_NAMED) return;
      this.unknownFields.add(field.slice(0, UNKNOWN_FIELD_LENGTH));
    }
  }

  answer(accepted: number): BodyAnswer {
    const { rejected, rejectedTotal, duplicates, duplicatesTotal, unknownFields } = this;
    return {
      accepted,
      rejected,
      ...(rejected.length < rejectedTotal ? { rejected_total: rejectedTotal } : {}),
      ...(duplicatesTotal > 0 ? { duplicates } : {}),
      ...(duplicates.length < duplicatesTotal ? { duplicates_total: duplicatesTotal } : {}),
      ...(unknownFields.size > 0 ? { unknown_fields: [...unknownFields] } : {}),
    };
  }
}
