// Fake of a calendar provider's form-embed script, which the site adds with a calendar and removes with it.
console.debug('The fake of the calendar’s script has loaded.');
