// In place of a style sheet or a picture, which only a bundler understands.
export default {};
