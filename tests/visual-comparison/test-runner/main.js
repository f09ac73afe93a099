// The stories come from the index of the built Storybook.
export default { stories: ['./none.stories.js'] };
