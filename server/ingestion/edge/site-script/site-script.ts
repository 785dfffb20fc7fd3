/**
 * A `$…` name is replaced by its letter of `LETTERS`, a `__…` name by its value, and line breaks
 * vanish. Runs once a page and tag.
 *
 * - `$data`, `$passed`: the attributes of the script's element, and the query of its address. Loaders
 *   hide or replace `currentScript`, so the key in the address decides which element it is.
 * - `$views`, `$seen`: how many page views wait, and the address of the last one.
 * - `$waiting`: how many consent platforms have not answered, and half a one while the site asks to
 *   wait for one.
 * - `$attempt`: the result, or undefined for a step that fails. No failure stops the others.
 * - `$param`: `encodeURIComponent` throws on half a surrogate pair, which browsers write as U+FFFD.
 * - `$image`: a browser loads two images with one address once, so each has a number.
 * - `$beacons`: how many hits went by beacon. A beacon that the policy of the page forbids looks as if
 *   it were sent (Chromium, WebKit); only the violation says so, and the image goes in its place.
 */
const SOURCE = String.raw`(($window,$document,$consent,$beacons,$views,$query,$seen)=>{
let $url="__URL__",
$attempt=$it=>{
try{
return $it()
}catch($it){}
},
{dataset:$data={},src:$passed=""}=$attempt($it=>$document.querySelector("[src*='__KEY__.js']"))||$document.currentScript||{},
$waiting=$data.consent?.5:0,
$prepared=$document.prerendering,
$param=($key,$it)=>($it=[$it===!!$it?+$it:$it]+"")&&"&"+$key+"="+encodeURIComponent($it.replace(/\p{Cs}/gu,"\ufffd")),
$image=$it=>(new Image).src=$url+".gif?"+Math.random()+$query,
$send=$it=>{
$query="";
for(let $key in $it)$query+=$param($key,$it[$key]);
$query+=$passed+$param("uid",$data.uid);
$it=$url+$query.replace("&","?");
for(;$views;$views--)$attempt($key=>navigator.sendBeacon($it))?$beacons++:$attempt($key=>fetch($it,{method:"POST",keepalive:!0}).catch($image))||$attempt($image)
},
$flush=$it=>$waiting||$send($consent),
$page=$it=>location.href.split("hash"in $data?" ":"#")[0],
$view=$it=>$prepared||($seen=$page(),$views++,$flush()),
$moved=$it=>$page()!==$seen&&$view(),
$stated=$it=>($it=$window.infinitumConsent)&&($consent={...$it},$waiting=0,$flush()),
$left=$it=>$waiting&&$send({gdpr:1});
$passed=$passed.split("?")[1];
$passed=$passed?"&"+$passed:"";
if(!$window[$url]){
$window[$url]=1;
["__gpp","__uspapi","__tcfapi"].map(($key,$version)=>{
let $open=$window[$key]&&++$waiting,
$answer=$it=>{
$it=$it&&$it.pingData||$it;
if($it&&!/^[cn]/.test($it.eventStatus||$it.signalStatus)){
let $names={gdpr:"gdprApplies",gdpr_consent:"tcString",gpp:"gppString",gpp_sid:"applicableSections",us_privacy:"uspString"};
for(let $key in $names)$names[$key]in $it&&($consent[$key]=$it[$names[$key]]);
$open=$open&&($waiting=$waiting&&~~$waiting-1,0);
$flush()
}
};
$open&&$attempt($it=>$window[$key]($version-1?"addEventListener":"getUSPData",$version||$answer,$answer)||1)||$open&&$waiting--
});
$stated();
$view();
["pushState","replaceState"].map(($key,$version)=>{
let $it=history[$key];
history[$key]=(...$key)=>{
$it.apply(history,$key);
$version?$seen=$page():$moved()
}
});
let $open={popstate:$moved,hashchange:$moved,pageshow:$it=>$it.persisted&&$view(),pagehide:$left,infinitumconsent:$stated,visibilitychange:$it=>$document.visibilityState<"v"&&$left(),prerenderingchange:$it=>$view($prepared=0),securitypolicyviolation:$it=>$it.disposition<"f"&&$it.blockedURI.split("?")[0]==$url&&$beacons&&$image($beacons--)};
for(let $key in $open)$window.addEventListener($key,$open[$key],1)
}
})(window,document,{},0,0)`;

/** The letters that compress best, found by trial. Names that never meet share a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  $window: 'y',
  $document: 'b',
  $consent: 'm',
  $beacons: 'g',
  $views: '_',
  $query: 't',
  $seen: 'd',
  $url: 'p',
  $attempt: 'h',
  $it: 'e',
  $data: 'I',
  $passed: 'f',
  $waiting: 's',
  $prepared: 'l',
  $param: 'S',
  $key: 'i',
  $image: 'c',
  $send: 'u',
  $flush: 'v',
  $page: 'q',
  $view: 'r',
  $moved: 'o',
  $stated: 'w',
  $left: 'n',
  $version: 'n',
  $open: 'a',
  $answer: 'c',
  $names: 'n',
};

const TEMPLATE = SOURCE.replace(/\$\w+/g, (name) => LETTERS[name] ?? name).replace(/\n/g, '');

/**
 * The script of a site tag: reports a webhit for each page view, by sendBeacon, else by a fetch that
 * outlives the page, else as an image. It passes on the query of its own URL, `data-uid` and the
 * consent of the page (docs/collection.md). `url` is where webhits are posted.
 */
export function siteScript(key: string, url: string): string {
  // The browser compares addresses in its own spelling.
  return TEMPLATE.replace('__KEY__', key).replace('__URL__', new URL(url).href);
}
