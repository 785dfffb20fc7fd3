import { expect, test } from '@jest/globals';
import { DEVICE } from '#server/event-store/codes.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { encodeQueuedEvent, parseQueuedEvent } from './queued-event.js';

test.each([
  [0, null],
  [63, null],
  [17, viewer(2)],
  [null, viewer(2)],
  [null, null],
])('an event with bucket %p and former viewer %p is queued as it is', (bucket, formerViewer) => {
  const flags = TAG_FLAG.plainHttp;
  const device = DEVICE.console;
  const event = buildEvent({ customerId: 1, tagId: 2, bucket, formerViewer, flags, device });
  expect(parseQueuedEvent(encodeQueuedEvent(event))).toEqual(event);
});

test.each(['64', '-1', '1.5', 'x'])('an event with the bucket %s is unreadable', (bucket) => {
  const text = encodeQueuedEvent(buildEvent({ customerId: 1, tagId: 2, bucket: 1 }));
  expect(() => parseQueuedEvent(text.replace(/1(?=,\d$)/, bucket))).toThrow(
    'the bucket is out of range',
  );
});

test('an event of version 1 is read as one of an unknown device', () => {
  const event = buildEvent({ customerId: 1, tagId: 2, device: DEVICE.tv });
  const text = encodeQueuedEvent(event).replace(/^2,/, '1,').replace(/,\d$/, '');
  expect(parseQueuedEvent(text)).toEqual({ ...event, device: DEVICE.unknown });
});

test.each(['0', '7', 'tv', ''])('an event of the device "%s" is unreadable', (device) => {
  const text = encodeQueuedEvent(buildEvent({ customerId: 1, tagId: 2 }));
  expect(() => parseQueuedEvent(text.replace(/\d$/, device))).toThrow('the device');
});

test('an entry of another version, or of other parts, is refused rather than misread', () => {
  const text = encodeQueuedEvent(buildEvent({ customerId: 1, tagId: 2 }));
  for (const other of [text.replace(/^2,/, '1,'), text.replace(/^2,/, '3,'), `${text},`])
    expect(() => parseQueuedEvent(other)).toThrow('not an event of version 1 or 2');
});
