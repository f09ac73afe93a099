/** The package has no types. */
declare module 'jest-fixed-jsdom' {
  export { default } from 'jest-environment-jsdom';
}
