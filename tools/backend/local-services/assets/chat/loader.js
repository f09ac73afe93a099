// Fake of the chat's loader: loads the widget from the address that the page names.
{
  const { resourcesUrl, widgetId } = document.currentScript.dataset;
  const script = document.createElement('script');
  script.src = resourcesUrl;
  script.dataset.widgetId = widgetId;
  document.head.append(script);
}
