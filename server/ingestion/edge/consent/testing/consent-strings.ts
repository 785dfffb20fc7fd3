import { GppModel, TcfCaV1, TcfCaV1Field } from '@iabgpp/cmpapi';
import {
  PurposeRestriction,
  Segment,
  type RestrictionType,
  SegmentEncoder,
  TCModel,
} from '@iabtechlabtcf/core';

/** Our vendor number in tests. */
export const OUR_VENDOR = 755;
const MAX_VENDOR = 1_500;

export interface Choices {
  purposes?: readonly number[];
  vendors?: readonly number[];
  legitimateInterests?: readonly number[];
  restrictions?: readonly { vendor: number; purpose: number; type: RestrictionType }[];
  /** Vendors that were disclosed to the person; undefined for a string without such a list. */
  disclosed?: readonly number[];
}

/** The parts of the vendor list that the encoder reads. */
const VENDOR_LIST = {
  vendorIds: new Set(Array.from({ length: MAX_VENDOR }, (_, index) => index + 1)),
};

/** A TC string as the IAB's library writes it; without choices it consents to all our purposes. */
export function tcString(choices: Choices = {}): string {
  const model = new TCModel();
  model.cmpId = 10;
  model.cmpVersion = 1;
  model.purposeConsents.set([...(choices.purposes ?? [1, 7])]);
  model.vendorConsents.set([...(choices.vendors ?? [OUR_VENDOR])]);
  model.vendorLegitimateInterests.set([...(choices.legitimateInterests ?? [])]);
  Reflect.set(model.publisherRestrictions, 'gvl', VENDOR_LIST);

  for (const { vendor, purpose, type } of choices.restrictions ?? []) {
    model.publisherRestrictions.add(vendor, new PurposeRestriction(purpose, type));
  }

  const core = SegmentEncoder.encode(model, Segment.CORE);
  if (!choices.disclosed) return core;

  model.vendorsDisclosed.set([...choices.disclosed]);

  return `${core}.${SegmentEncoder.encode(model, Segment.VENDORS_DISCLOSED)}`;
}

/** A string of Canada's framework, as the IAB's library writes it. */
export function canadaString(fields: Record<string, unknown>): string {
  const section = new TcfCaV1();
  section.setFieldValue(TcfCaV1Field.CMP_ID, 10);
  for (const [name, value] of Object.entries(fields)) section.setFieldValue(name, value);
  return section.encode();
}

/** A GPP string of the sections by name, with the fields that are not their defaults. */
export function gppString(sections: Record<string, Record<string, unknown>>): string {
  const model = new GppModel();
  for (const [section, fields] of Object.entries(sections)) {
    for (const [field, value] of Object.entries(fields)) model.setFieldValue(section, field, value);
  }
  return model.encode();
}
