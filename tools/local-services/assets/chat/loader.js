// Fake of the chat's loader: it loads the widget itself from where the page says.
/* global document -- runs in a browser */
{
  const { resourcesUrl, widgetId } = document.currentScript.dataset;
  const script = document.createElement('script');
  script.src = resourcesUrl;
  script.dataset.widgetId = widgetId;
  document.head.append(script);
}
