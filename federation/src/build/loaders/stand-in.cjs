/** Replaces a module's text by the one in `options.source`. */
module.exports = function standIn() {
  return this.getOptions().source;
};
