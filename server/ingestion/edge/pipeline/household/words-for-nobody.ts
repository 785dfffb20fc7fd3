/**
 * Texts that programs send as the id of a person they do not know, in small letters without signs
 * and spaces: `(not set)` is `notset`. A new one is a word here; `nobody-ids.ts` adds its other
 * spellings and hashes.
 */
export const WORDS_FOR_NOBODY: readonly string[] = [
  // values of programming languages and databases
  'null nil nul none undefined undef nan void empty blank emptystring true false infinity',
  'object objectobject objectundefined objectnull objectpromise objectwindow objectevent',
  'objecthtmlinputelement string nullnull',
  // the person is not known, or did not sign in
  'unknown anonymous anonymoususer anonymousid anon anonym guest guestuser visitor nobody noone',
  'someone unidentified unknownuser unknownid unregistered loggedout signedout notloggedin',
  'notsignedin nologin notauthenticated unauthenticated unauthorized logout everyone public',
  // the person may not be known
  'optout optedout optoutuser noconsent denied declined restricted private limitadtracking lmt',
  'lat redacted hidden masked removed deleted obfuscated',
  // the value is missing
  'na nd nv noid nouid nouser nouserid novalue nodata no not notset unset notavailable',
  'unavailable notapplicable notprovided notfound notdefined notsupported unsupported',
  'unspecified notspecified missing invalid error failed unassigned uninitialized pending',
  'default other others nothing tbd todo placeholder dummy',
  // the name of the parameter or the macro instead of its value
  'id uid user userid useridentifier username email useremail distinctid visitorid clientid',
  'customerid memberid subscriberid accountid sessionid deviceid deviceidentifier householdid',
  'profileid personid viewerid advertisingid advertiserid adid ifa idfa idfv gaid aaid rida',
  'tifa lgudid vaid ppid rdid externalid cookieid useruid useruuid uuid guid urn insertidhere',
  'youruserid yourid value macro userkey hashedemail',
].flatMap((words) => words.split(' '));

/**
 * Ids that many devices share: Android's of a broken build and of apps that may not read the
 * address of the network card, defaults of IMEI and of serial numbers, and the examples of
 * documents, which are copied with the code around them.
 */
export const SHARED_IDS: readonly string[] = [
  '9774d56d682e549c',
  'dead00beef',
  '02:00:00:00:00:00',
  '00:00:00:00:00:00',
  'ff:ff:ff:ff:ff:ff',
  '004999010640000',
  '012345678912345',
  '123456789012345',
  '0123456789abcdef',
  '1234567890abcdef',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx',
  '12345678-1234-1234-1234-123456789012',
  '12345678-1234-1234-1234-123456789abc',
  '12345678-1234-5678-1234-567812345678',
  '01234567-89ab-cdef-0123-456789abcdef',
  '123e4567-e89b-12d3-a456-426614174000',
  '123e4567-e89b-12d3-a456-426655440000',
  '550e8400-e29b-41d4-a716-446655440000',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  '38400000-8cf0-11bd-b23e-10b96e40000d',
];
