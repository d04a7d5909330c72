/**
 * Before the first paint: the colour mode and the language's direction that were chosen last time, so that the page
 * neither flashes white nor jumps sides, and the window's edges have the page's colour. An address that names a language chooses it, as the switcher does; else it is
 * looked for where the shell's detector looks, in the same order, so that nothing written here decides for it. What the
 * storage has is repeated in a cookie, `i18nextStored`, for the server cannot see it. And the language's phrases, asked for
 * together with the code. The values are the ones that the kit (`theme`) and i18next keep.
 * A form that nobody answers yet is marked instead of sent by the browser itself: the code sends it once it has come.
 */
export const EARLY_SCRIPT = `
(function (root) {
  try {
    var mode = '';
    try { mode = localStorage.getItem('theme'); } catch (refused) { /* the system's appearance stands */ }
    var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.classList.add(isDark ? 'dark' : 'light');
    document.querySelector('meta[name=color-scheme]').content = isDark ? 'dark' : 'light';
    var edge = document.querySelector('meta[name=theme-color]');
    if (edge) edge.content = edge.dataset[isDark ? 'dark' : 'light'];
    var named = function (value) {
      var primary = String(value || '').split(/[-_]/)[0];
      return /^(en|fr|ar)$/.test(primary) ? primary : '';
    };
    var keepCookie = function (name, value) {
      document.cookie = name + '=' + value + '; path=/; max-age=' + (value ? 31536000 : 0) + '; samesite=lax';
    };
    var inCookie = function (name) {
      return (document.cookie.split('; ').find(function (each) { return each.indexOf(name + '=') === 0; }) || '').slice(name.length + 1);
    };
    var asked = new URLSearchParams(location.search).get('lng') || '';
    if (!/^(en|fr|ar)$/.test(asked)) asked = '';
    var stored = '';
    try {
      if (asked) localStorage.setItem('i18nextLng', asked);
      stored = named(localStorage.getItem('i18nextLng'));
    } catch (refused) { /* the cookie alone remembers */ }
    if (asked) keepCookie('i18nextLng', asked);
    if (inCookie('i18nextStored') !== stored) keepCookie('i18nextStored', stored);
    var places = [asked, stored].concat(navigator.languages, navigator.language, root.lang, location.pathname.split('/')[1], inCookie('i18nextLng'));
    var language = places.map(named).find(Boolean) || 'fr';
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    var phrases = document.createElement('link');
    phrases.rel = 'preload';
    phrases.as = 'fetch';
    phrases.crossOrigin = 'anonymous';
    phrases.href = '/locales/' + language + '/translation.json?v=' + document.querySelector('meta[name=phrases]').content;
    document.head.append(phrases);
  } catch (refused) { /* the defaults stand */ }
})(document.documentElement);
document.addEventListener('submit', function (event) {
  if (event.defaultPrevented || document.documentElement.hasAttribute('data-code-came')) return;
  event.preventDefault();
  event.target.setAttribute('data-sent-early', '');
});
`
