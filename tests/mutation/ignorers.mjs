/** Ignores code whose effect only the screenshots in a browser can show. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'styles',
    value: {
      shouldIgnore(path) {
        if (path.isTaggedTemplateExpression() && isStyle(path.node.tag)) return 'Styles are compared to the pixel.';
        // Lists of a component's states are test data.
        if (path.isVariableDeclarator() && path.node.id.name === 'states') return 'The names of stories.';
        return undefined;
      },
    },
  },
];

/** `css`, `keyframes`, `styled.p`, `styled(Button)`, `styled.p.attrs(…)` and `styled.p<Props>`. */
function isStyle(tag) {
  switch (tag.type) {
    case 'Identifier':
      return ['css', 'keyframes', 'createGlobalStyle'].includes(tag.name);
    case 'MemberExpression':
      return isStyled(tag.object);
    case 'CallExpression':
      return isStyled(tag.callee) || isStyle(tag.callee);
    default:
      return false;
  }
}

const isStyled = (node) =>
  (node.type === 'Identifier' && node.name === 'styled') ||
  (node.type === 'MemberExpression' && isStyled(node.object)) ||
  (node.type === 'CallExpression' && isStyled(node.callee));
