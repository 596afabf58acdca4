export default { agentRules: false, serverExternalPackages: ['pg'] }
