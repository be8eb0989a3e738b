package relate

import (
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// builtins are the members that builtin types and the common libraries have, so that a project's only definition
// says nothing about a call on an unknown receiver. Those under "" count in every language.
var builtins = wordSets(map[string]string{
	"": `add all any append apply assert at bind call catch clear close concat connect copy count create decode delete
		done emit encode end endswith entries error every exec exists extend fetch fill filter finally find findIndex flat
		flatMap flush forEach format from get group groups has includes index indexOf info insert isdigit items join json
		keys length load log lower lstrip map match max merge min name next notify off once open parse pop popitem post
		print push put query read readline reduce register release remove repeat replace request reset resolve result
		reverse rstrip run save search seek send set setdefault shift size slice some sort splice split splitlines start
		startswith stop strip sub submit test text then title toString trim type unshift update upper use value values
		wait warn with write writelines Add Close Done Error Errorf Fatal Fatalf Get Len Less Lock Log Logf Next Print
		Printf Read Reset Run Scan Set String Swap Unlock Unwrap Wait Write`,
	"jvm": `equals hashCode getClass notifyAll isEmpty charAt substring startsWith endsWith contains containsKey
		containsValue containsAll getOrDefault computeIfAbsent computeIfPresent putIfAbsent putAll addAll removeAll retainAll
		addFirst addLast getFirst getLast removeFirst removeLast peek poll offer element entrySet keySet getKey getValue
		setValue stream collect iterator listIterator hasNext nextElement toArray asList subList isPresent ifPresent orElse
		orElseGet orElseThrow compareTo compare ordinal getName getSimpleName getCanonicalName getMessage getCause
		initCause addSuppressed getStackTrace printStackTrace intValue longValue doubleValue floatValue booleanValue
		charValue setLength setCharAt deleteCharAt execute shutdown awaitTermination invoke newInstance isInstance cast
		getTime getDeclaredMethods getMethod getField getType isArray accept test negate andThen compose identity apply
		readLine readObject writeObject flush available mark skip getBytes toCharArray matches split trim toLowerCase
		toUpperCase lowercase uppercase replaceAll replaceFirst isBlank await signal signalAll lock unlock tryLock
		compareAndSet getAndSet getAndIncrement incrementAndGet decrementAndGet let also takeIf takeUnless first last
		firstOrNull lastOrNull single toList toSet toMap associate associateBy groupBy joinToString plus minus times
		mapNotNull filterNotNull sortedBy sumOf zip orEmpty getOrElse foldLeft foldRight fold mkString forall foreach head
		tail headOption lastOption nonEmpty zipWithIndex sorted sortBy sortWith unapply updated toSeq toVector toInt
		toLong toDouble getDeclaredMethod getDeclaredField getDeclaredConstructor getDeclaredFields getConstructor getModifiers
		getParameterTypes getReturnType getGenericType getGenericReturnType getComponentType getTypeParameters getPackage
		isAssignableFrom isAnnotationPresent getAnnotation getId nextInt nextBoolean nextLong valueOf priority toByteArray
		asInstanceOf isInstanceOf parallel traverse sequence`,
	"csharp": `ToString Equals GetHashCode GetType ReferenceEquals MemberwiseClone AddRange Insert Remove RemoveAt RemoveAll
		Clear Contains ContainsKey TryGetValue TryAdd ToList ToArray ToDictionary Select SelectMany Where First
		FirstOrDefault Single SingleOrDefault Last LastOrDefault Any All Count Sum Min Max OrderBy OrderByDescending ThenBy
		GroupBy Join Distinct Concat Union Except Skip Take Cast OfType Aggregate Reverse Substring Split Replace Trim
		TrimStart TrimEnd PadLeft PadRight StartsWith EndsWith IndexOf LastIndexOf ToLower ToUpper ToLowerInvariant
		ToUpperInvariant Format Append AppendLine AppendFormat Dispose ReadLine ReadToEnd WriteLine Flush Seek ReadAsync
		WriteAsync ConfigureAwait GetAwaiter GetResult Invoke BeginInvoke EndInvoke Start Stop Cancel CopyTo CompareTo
		GetEnumerator MoveNext GetMethod GetMethods GetProperty GetProperties GetField GetFields GetValue SetValue
		GetCustomAttributes GetMessage Parse TryParse Exists Find FindAll ForEach Sort Peek Pop Push Enqueue Dequeue`,
	"php": `getMessage getCode getPrevious getTrace getTraceAsString getFile getLine modify setTime setDate diff setTimezone
		getTimestamp fetchAll fetchColumn prepare execute getName newInstance newInstanceArgs getMethods getProperties
		getParameters invoke invokeArgs current key rewind valid offsetGet offsetSet offsetExists offsetUnset toArray
		isEmpty first last all each pluck where`,
	"ruby": `new each map select reject collect inject include? respond_to? is_a? kind_of? instance_of? nil? empty? to_s to_sym
		to_i to_f to_a to_h to_str to_proc inspect dup clone freeze frozen? hash eql? equal? key? has_key? value? fetch dig
		first last push pop shift unshift flatten compact uniq sort_by group_by each_with_index each_with_object zip gsub
		sub scan match match? start_with? end_with? downcase upcase capitalize chomp strip lstrip rstrip bytesize bytes
		chars lines encoding force_encoding raise rescue message backtrace instance_variable_get instance_variable_set
		define_method instance_eval class_eval instance_exec send public_send method methods ancestors superclass class
		object_id tap then yield_self synchronize gets puts rewind eof? binmode`,
	"swift": `append insert remove removeAll removeFirst removeLast contains first last map compactMap flatMap filter reduce
		sorted forEach enumerated reversed joined components hasPrefix hasSuffix lowercased uppercased resume cancel
		dispatch async sync fulfill wait lock unlock encode decode init`,
	"rust": `clone unwrap unwrap_or unwrap_or_else unwrap_or_default expect iter iter_mut into_iter map_err and_then or_else
		ok err is_ok is_err is_some is_none as_ref as_mut as_str as_bytes as_slice as_ptr to_string to_owned to_vec into
		try_into from try_from pop push_str len is_empty get_mut insert remove contains contains_key entry or_insert
		or_insert_with extend collect filter_map fold take take_while skip chain zip enumerate rev cloned copied borrow
		borrow_mut lock unlock try_lock recv try_recv poll poll_next poll_ready wake wake_by_ref eq cmp partial_cmp hash fmt
		drop deref deref_mut default split_at starts_with ends_with trim lines chars bytes join spawn await swap replace
		store fetch_add fetch_sub compare_exchange read_to_end write_all read_exact with_capacity capacity reserve truncate
		drain retain path file_type metadata file_name is_dir is_file version time sort_by sort_by_key first last iter_mut as_deref and ok_or ok_or_else flatten sum product min max
		count position any all find find_map next_back peekable inspect`,
	"c": `push_back emplace_back emplace pop_back push_front pop_front begin end cbegin cend rbegin rend empty clear erase
		find c_str str data front back resize reserve capacity swap get reset release lock unlock try_lock load store
		exchange compare_exchange_strong compare_exchange_weak fetch_add fetch_sub first second substr compare assign
		length what good fail eof rdbuf flush tellg seekg joinable detach wait notify_one notify_all has_value value_or
		lower_bound upper_bound equal_range count max_size test flip none get_future set_value`,
	"lua": `format sub gsub gmatch find match rep len byte lower upper reverse read write lines close seek insert remove`,
	"zig": `init deinit append appendSlice items alloc free create destroy len ptr next reset dupe print writeAll`,
})

// inherents are the members that all types have from the library.
var inherents = wordSets(map[string]string{
	"jvm": `equals hashCode getClass toString notify notifyAll wait clone finalize values valueOf ordinal compareTo name
		copy component1 component2 component3 apply unapply asInstanceOf isInstanceOf entries`,
	"csharp": `ToString Equals GetHashCode GetType ReferenceEquals MemberwiseClone HasFlag GetValueOrDefault CompareTo HasValue
		Invoke BeginInvoke EndInvoke ConfigureAwait GetAwaiter`,
	"ruby": `new class inspect to_s send public_send respond_to? is_a? kind_of? instance_of? nil? dup clone freeze frozen? hash
		eql? equal? object_id instance_variable_get instance_variable_set instance_variable_defined? instance_variables
		method methods define_method instance_eval instance_exec class_eval module_eval tap then extend raise puts print
		require require_relative lambda proc loop catch throw format sprintf private public protected module_function
		attr_reader attr_writer attr_accessor include prepend alias_method name ancestors instance_methods instance_method
		const_get const_set remove_const block_given? binding caller sleep rand Integer Float String Array at_exit warn
		abort exit p pp gets superclass instance_method private_constant define_singleton_method singleton_class`,
})

// elementGivers are the members of collections that yield one of what they hold.
var elementGivers = wordSets(map[string]string{
	"jvm": `get getOrDefault getValue first last single firstOrNull lastOrNull singleOrNull next poll peek pop element remove
		removeFirst removeLast getFirst getLast head min max minBy maxBy random find findFirst findAny orElse getOrElse getOrNull
		elementAt put putIfAbsent computeIfAbsent computeIfPresent compute merge`,
	"csharp": `First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt ElementAtOrDefault Dequeue Peek Pop Find
		Min Max GetValueOrDefault GetOrAdd`,
	"ruby": `first last pop shift fetch sample min max min_by max_by find detect dig delete delete_at`,
	"php":  `first last pop shift get find`,
	"rust": `get get_mut first last first_mut last_mut next next_back pop pop_front pop_back front back remove nth peek max min find
		swap_remove entry or_insert or_insert_with or_default max_by_key min_by_key`,
	"swift":  `first last randomElement removeFirst removeLast popLast popFirst min max remove`,
	"c":      `at front back top find`,
	"script": `at find findLast get pop shift`,
	"python": `get pop popleft setdefault`,
})

// keepers are the members of collections that yield one of the same elements.
var keepers = wordSets(map[string]string{
	"script": `concat copyWithin fill filter flat reverse slice sort splice toReversed toSorted toSpliced values with`,
	"python": `copy values`,
})

// collected are their other members.
var collected = wordSets(map[string]string{
	"script": `add clear delete entries every findIndex findLastIndex flatMap forEach has includes indexOf join keys lastIndexOf
		length map push reduce reduceRight set size some unshift`,
	"python": `add append clear count discard extend index insert items keys remove reverse sort update`,
})

// elements reports whether a member of a collection yields an element.
func elements(family, name string) bool { return elementGivers()[family][name] }

// predefineds are the names of functions that need no definition or import.
var predefineds = wordSets(map[string]string{
	"rust": `drop println print eprintln eprint format panic assert assert_eq assert_ne debug_assert debug_assert_eq
		debug_assert_ne vec write writeln matches todo unimplemented unreachable include_str include_bytes include concat
		stringify env option_env cfg compile_error line file column module_path thread_local dbg derive inline must_use
		allow deny warn cfg_attr doc test ignore should_panic macro_use macro_export repr no_mangle deprecated expect track_caller
		non_exhaustive cold target_feature bench global_allocator proc_macro proc_macro_derive proc_macro_attribute automatically_derived
		u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char str`,
	"swift": `print debugPrint fatalError precondition preconditionFailure assert assertionFailure type min max abs zip stride
		sequence swap withUnsafePointer withUnsafeBytes withExtendedLifetime dump unsafeBitCast isKnownUniquelyReferenced`,
	"jvm": `println print readLine listOf mutableListOf arrayListOf setOf mutableSetOf hashSetOf linkedSetOf mapOf mutableMapOf
		hashMapOf linkedMapOf emptyList emptyMap emptySet arrayOf intArrayOf byteArrayOf longArrayOf arrayOfNulls sequenceOf
		sequence iterator require requireNotNull check checkNotNull error lazy lazyOf run runCatching with apply also let repeat
		maxOf minOf buildList buildString buildMap buildSet generateSequence synchronized suspendCoroutine contract
		implicitly classOf identity locally printf assume`,
	"haskell": `return pure fmap map filter foldr foldl show read print putStrLn putStr error undefined id const flip fst snd
		concat concatMap mapM mapM_ sequence sequence_ traverse either maybe not and or any all sum product length null head tail
		last init zip zipWith unzip lines unlines words unwords replicate take drop takeWhile dropWhile span reverse lookup elem
		notElem min max succ pred fromIntegral toInteger fromInteger realToFrac truncate round ceiling floor div mod quot rem even
		odd negate abs signum seq otherwise curry uncurry until iterate repeat cycle splitAt foldMap mempty mappend mconcat
		compare toEnum fromEnum minBound maxBound showsPrec showString showParen shows readsPrec readFile writeFile getLine
		interact ioError userError fail minimum maximum scanl scanr when`,
	"elixir": `def defp defmacro defmacrop defstruct defexception defdelegate defguard defguardp defoverridable defimpl defmodule
		defprotocol if unless case cond with for try receive raise reraise throw exit spawn spawn_link send self apply hd tl elem put_elem
		tuple_size map_size length abs div rem round trunc max min not is_nil is_atom is_binary is_bitstring is_boolean is_float
		is_function is_integer is_list is_map is_map_key is_number is_pid is_port is_reference is_struct is_tuple is_exception
		inspect to_string to_charlist binary_part byte_size bit_size node make_ref get_in put_in update_in pop_in function_exported?
		macro_exported? struct struct! match? tap then dbg quote unquote unquote_splicing require import alias use super binding
		sigil_r sigil_w sigil_s sigil_c sigil_D sigil_T sigil_N var! destructure`,
	"lua": `print pairs ipairs next require type tostring tonumber assert error pcall xpcall select unpack rawget rawset
		rawequal rawlen setmetatable getmetatable load loadstring loadfile dofile collectgarbage`,
})

// builtinTypes are the types of the hosts of a language that others are made from, besides those that are predeclared.
var builtinTypes = wordSets(map[string]string{
	"script": `AbortController AbortSignal AggregateError AudioWorkletProcessor Blob CryptoKey CustomEvent DOMException
		Document DocumentFragment Element ErrorEvent Event EventTarget File FormData HTMLButtonElement HTMLDivElement HTMLElement
		HTMLInputElement Headers JsonWebKey MessageEvent Node ReadableStream Request Response SVGElement ShadowRoot
		SharedWorker Storage TextDecoder TextEncoder TransformStream URL URLSearchParams WebSocket Worker WritableStream
		BigInt64Array BigUint64Array Float32Array Float64Array Int16Array Int32Array Int8Array SharedArrayBuffer Uint16Array
		Uint32Array Uint8ClampedArray`,
})

// builtinType reports whether a type comes with the languages of a family.
func builtinType(family, name string) bool {
	switch family {
	case "python":
		return facts.PredeclaredPython(name)
	case "script":
		return facts.PredeclaredScript(name) || builtinTypes()[family][name]
	}
	return false
}

// predefined reports whether a function of a name comes with the languages of a family.
func predefined(family, name string) bool { return predefineds()[family][name] }

// builtin reports whether a member could be one of the library's in a family of languages.
func builtin(family, name string) bool { return builtins()[""][name] || builtins()[family][name] }

// inherent reports whether all types of a family have a member.
func inherent(family, name string) bool { return inherents()[family][name] }

func wordSets(texts map[string]string) func() map[string]map[string]bool {
	return sync.OnceValue(func() map[string]map[string]bool {
		sets := make(map[string]map[string]bool, len(texts))
		for key, text := range texts {
			sets[key] = map[string]bool{}
			for word := range strings.FieldsSeq(text) {
				sets[key][word] = true
			}
		}
		return sets
	})
}
