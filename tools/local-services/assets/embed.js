// Stand-in for a calendar provider's form-embed script, which the site adds with a calendar and takes away with it.
console.debug('The stand-in for the calendar’s script is here.');
