/** Styles are written in styled-components' templates; values come from the theme alone. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['./tools/check/styleRules.mjs'],
  customSyntax: 'postcss-styled-syntax',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, { message: 'Use a role of theme.color: a component knows no color by its value.' }],
    'color-named': ['never', { message: 'Use a role of theme.color: a component knows no color by its value.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla'],
      { message: 'Use a role of theme.color, or a shadow of the scale.' },
    ],
    'property-disallowed-list': [
      ['margin', 'margin-top', 'margin-bottom', 'margin-left', 'margin-right'],
      {
        message:
          'A component has no outer margin: space belongs to its parent (gap). Logical margins may space parts inside one component.',
      },
    ],
    'project/prefixes': true,
    // Prefixed values and this selector are needed in some browsers, and the project's rule says where.
    'value-no-vendor-prefix': null,
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/./': '/-(webkit|moz)-/' } }],
    'selector-no-vendor-prefix': [true, { ignoreSelectors: [':-webkit-full-screen'] }],
    'declaration-no-important': [true, { message: 'Raise nothing above the cascade: change the order or the role.' }],
    // styled-components: interpolated mixins and comments stand where CSS has declarations.
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    'media-query-no-invalid': null,
    'nesting-selector-no-missing-scoping-root': null,
    'property-no-vendor-prefix': null,
    'no-empty-source': null,
  },
  overrides: [{ files: ['src/theme/**'], rules: { 'color-no-hex': null, 'property-disallowed-list': null } }],
};
