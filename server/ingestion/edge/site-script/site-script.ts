/**
 * `__…` names are replaced. Runs once a page and key.
 *
 * `c` is the consent so far, `z` the number of consent platforms that have not answered yet, `t`
 * whether the site asks to wait for one, `m` the page views that wait, `l` the last URL without its
 * hash.
 */
const SOURCE = `(function(){
var w=window,d=document,n=navigator,k="__infinitum___KEY__",s=d.currentScript,u="__URL__",x=s?s.dataset:{},b=s&&s.src.split("?")[1]||"",c={},t=x.consent=="wait",z=0,m=0,l;
if(w[k])return;
w[k]=1;
if(x.uid)b+=(b&&"&")+"uid="+encodeURIComponent(x.uid);
function f(o){
var q="",i;
for(i in o)if(o[i]!=null&&o[i]!=="")q+="&"+i+"="+encodeURIComponent(o[i]);
q=(q+(b&&"&"+b)).replace("&","?");
for(;m;m--)try{
n.sendBeacon&&n.sendBeacon(u+q)||fetch(u+q,{method:"POST",keepalive:true,credentials:"omit"}).catch(function(){})
}catch(e){}
}
function p(){
return location.href.split("#")[0]
}
function v(){
l=p();
m++;
z||t||f(c)
}
function h(){
p()!==l&&v()
}
function g(o,r){
for(var i in o)c[i]=o[i];
if(!r.r){
r.r=1;
t=0;
z&&z--;
z||f(c)
}
}
function a(k,r){
if(w[k]){
r={};
z++;
try{
k=="__gpp"?w[k]("addEventListener",function(o){
o=o&&o.pingData;
o&&o.signalStatus=="ready"&&g({gpp:o.gppString,gpp_sid:(o.applicableSections||[]).join()},r)
}):w[k]("addEventListener",2,function(o,y){
y&&o.eventStatus!="cmpuishown"&&g({gdpr:{true:1,false:0}[o.gdprApplies],gdpr_consent:o.tcString},r)
})
}catch(e){
z--
}
}
}
function j(o){
if(o=w.infinitumConsent){
for(var i in c={},o)c[i]=o[i];
t=z=0;
f(c)
}
}
["pushState","replaceState"].forEach(function(k,i){
var o=history[k];
history[k]=function(){
var r=o.apply(this,arguments);
i?l=p():h();
return r
}
});
w.addEventListener("popstate",h);
w.addEventListener("pageshow",function(e){
e.persisted&&v()
});
w.addEventListener("pagehide",function(){
(z||t)&&f({gdpr:1})
});
w.addEventListener("infinitumconsent",j);
a("__tcfapi");
a("__gpp");
j();
if(d.prerendering)d.addEventListener("prerenderingchange",v,{once:true});
else v()
})();`.replace(/\n/g, '');

/**
 * The script of a site tag: reports a webhit for each page view, by sendBeacon, else by a fetch that
 * outlives the page. It passes on the query of its own URL, `data-uid` and the consent of the page
 * (docs/collection.md). `url` is where webhits are posted.
 */
export function siteScript(key: string, url: string): string {
  return SOURCE.replace('__KEY__', key).replace('__URL__', url);
}
