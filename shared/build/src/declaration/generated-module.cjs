// A loader: a module that is written from what a remote and its features declare, and anew when one of them is edited.
module.exports = function generatedModule() {
  const { generate } = this.getOptions()
  const { text, folder } = generate(this.context, this.resourceQuery)
  this.addContextDependency(folder)
  return text
}
