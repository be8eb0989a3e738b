package critique

import (
	"slices"
	"strings"
)

type role int

const (
	active  role = iota // subject before, objects behind
	passive             // the subject behind, objects before
	noun                // owner and values: "callers of B are A"
)

// trigger is where a relation is said.
type trigger struct {
	kind     string
	role     role
	swap     bool // of a noun: the owner is what the relation leads to
	from, to int  // tokens
}

type phrase struct {
	words []string
	kind  string
	role  role
	swap  bool
}

func phrases(kind string, r role, swap bool, text string) []phrase {
	var out []phrase
	for p := range strings.SplitSeq(text, ",") {
		out = append(out, phrase{strings.Fields(p), kind, r, swap})
	}
	return out
}

// byFirst are all phrases by their first word, the longest first.
var byFirst = func() map[string][]phrase {
	all := slices.Concat(
		phrases(relCalls, active, false, "calls,call,invokes,invoke,calling,invoking,delegates to,delegates,delegate to,delegating to,hands off to,hands over to,hands control to,passes control to,forwards to,dispatches to,calls into,call into,makes a call to,make a call to,makes calls to,a call to,the call to,call to,calls to,calls out to,goes through to,called to"),
		phrases(relCalls, passive, false, "called by,called from,called in,called inside,called within,called from within,called from inside,invoked by,invoked from,invoked in,invoked inside,invoked within,called during,called at,called"),
		phrases(relCalls, noun, true, "caller,callers,calling function,call site,call sites"),
		phrases(relCalls, noun, false, "callee,callees"),
		phrases(relUses, active, false, "uses,use,using,makes use of,make use of,relies on,rely on,relying on,depends on,builds on,runs,executes,triggers,references,refers to,instantiates,constructs,wraps,consults,goes through"),
		phrases(relUses, passive, false, "used by,used in,used from,used inside,used within,referenced by,referenced in,referenced from,run by,executed by,triggered by,instantiated by,instantiated in,consulted by,wrapped by,relied on by,tested in,tested by,mentioned in,registered in,wired in,exercised in,exercised by,covered by,documented in,described in"),
		phrases(relTakes, active, false, "takes,take,taking,accepts,accept,accepting,expects,expecting,receives,receiving,is given,gets passed,is passed,is called with,called with,is invoked with,invoked with,is parameterized by,is parameterised by,consumes,wants"),
		phrases(relTakes, passive, false, "callers pass,callers must pass,passed to,passed into,passed in to,accepted by,taken by,expected by,received by,handed to,given to,required by"),
		phrases(relTakes, noun, false, "parameter,parameters,argument,arguments,param,params,arg,args,parameter list,argument list,signature"),
		phrases(relReturns, active, false, "returns,return,returning,yields,yielding,gives back,giving back,evaluates to,resolves to,produces,hands back,gives,gives you,outputs"),
		phrases(relReturns, passive, false, "returned by,returned from,produced by,yielded by,given back by,handed back by"),
		phrases(relReturns, noun, false, "return type,return value,return types,return values,returned value,result type,result,results,declared return type,returned type,output,outcome"),
		phrases(relImports, active, false, "imports,import,importing,pulls in,brings in,requires,includes"),
		phrases(relImports, passive, false, "imported by,imported in,imported into,imported from within,pulled in by,required by,included by,included in,imported"),
		phrases(relImports, noun, false, "import,imports"),
		phrases(relExtends, active, false, "extends,extend,extending,inherits from,inherits,inheriting from,subclasses,derives from,derived from,implements,implementing,satisfies,embeds,embedding,inherit from,builds upon,specializes,specialises"),
		phrases(relExtends, passive, false, "extended by,implemented by,embedded by,embedded in,subclassed by,satisfied by,inherited by"),
		phrases(relExtends, noun, true, "subclass,subclasses,child class,subtype,derived class,implementation,implementations,implementer,implementers,implementor"),
		phrases(relExtends, noun, false, "base class,base classes,superclass,super class,parent class,parent type,supertype,base type,parent,base"),
		phrases(relMember, active, false, "belongs to,is defined on,defined on,declared on,is declared on,hangs off,sits on"),
		phrases(relMember, noun, true, "method,methods,member,members,field,fields,property,properties,attribute,attributes,getter,setter,struct field,instance method,member function"),
		phrases(relMember, noun, false, "receiver,receiver type"),
	)
	out := map[string][]phrase{}
	for _, p := range all {
		out[p.words[0]] = append(out[p.words[0]], p)
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b phrase) int { return len(b.words) - len(a.words) })
	}
	return out
}()

var adverbs = words(`directly also internally then simply itself currently just always typically usually mainly actually eventually finally again immediately explicitly
	implicitly ultimately subsequently immediately locally solely exclusively merely in-turn both all now still already`)

// clauseEnds are words behind which another thing is talked of.
var clauseEnds = words(`but while whereas although because since so if when unless until ; whenever instead rather`)

var prepositions = words(`in inside within from at of on to with for by into via through under using per during against between as`)

// between are the words a list of names may have between them.
var between = words(`, and or plus & a an the then well as both its optional required named called i.e e.g type string value values int bool boolean number
	( ) [ ] : " ' “ ” either nor one another`)
