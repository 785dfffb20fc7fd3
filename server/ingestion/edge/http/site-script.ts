/** `__…` names are replaced. Runs once a page and key, and reports a URL once until it changes. */
const SOURCE = `(function(){
var w=window,d=document,n=navigator,k="__infinitum___KEY__",s=d.currentScript,u="__URL__",l;
if(w[k])return;
w[k]=1;
if(s){
if(/\\?./.test(s.src))u+="?"+s.src.split("?")[1];
if(s.dataset.uid)u+=(/\\?/.test(u)?"&":"?")+"uid="+encodeURIComponent(s.dataset.uid)
}
function h(){
var a=location.href;
if(a===l)return;
l=a;
try{
if(n.sendBeacon&&n.sendBeacon(u))return;
fetch(u,{method:"POST",keepalive:true,credentials:"omit"}).catch(function(){})
}catch(e){}
}
["pushState","replaceState"].forEach(function(m){
var f=history[m];
history[m]=function(){
var r=f.apply(this,arguments);
h();
return r
}
});
w.addEventListener("popstate",h);
if(d.prerendering)d.addEventListener("prerenderingchange",h,{once:true});
else h()
})();`.replace(/\n/g, '');

/**
 * The script of a site tag: reports a webhit on load and whenever the URL changes, by sendBeacon,
 * else by a fetch that outlives the page. It passes on the query of its own URL and `data-uid`.
 * `url` is where webhits are posted.
 */
export function siteScript(key: string, url: string): string {
  return SOURCE.replace('__KEY__', key).replace('__URL__', url);
}
