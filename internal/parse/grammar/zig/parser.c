#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 1852
#define LARGE_STATE_COUNT 942
#define SYMBOL_COUNT 273
#define ALIAS_COUNT 1
#define TOKEN_COUNT 154
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 16
#define MAX_ALIAS_SEQUENCE_LENGTH 11
#define PRODUCTION_ID_COUNT 57

enum ts_symbol_identifiers {
  sym__identifier = 1,
  anon_sym_COMMA = 2,
  anon_sym_pub = 3,
  anon_sym_test = 4,
  anon_sym_comptime = 5,
  anon_sym_COLON = 6,
  anon_sym_EQ = 7,
  anon_sym_export = 8,
  anon_sym_extern = 9,
  anon_sym_threadlocal = 10,
  anon_sym_SEMI = 11,
  anon_sym_STAR_EQ = 12,
  anon_sym_STAR_PERCENT_EQ = 13,
  anon_sym_STAR_PIPE_EQ = 14,
  anon_sym_SLASH_EQ = 15,
  anon_sym_PERCENT_EQ = 16,
  anon_sym_PLUS_EQ = 17,
  anon_sym_PLUS_PERCENT_EQ = 18,
  anon_sym_PLUS_PIPE_EQ = 19,
  anon_sym_DASH_EQ = 20,
  anon_sym_DASH_PERCENT_EQ = 21,
  anon_sym_DASH_PIPE_EQ = 22,
  anon_sym_LT_LT_EQ = 23,
  anon_sym_LT_LT_PIPE_EQ = 24,
  anon_sym_GT_GT_EQ = 25,
  anon_sym_AMP_EQ = 26,
  anon_sym_CARET_EQ = 27,
  anon_sym_PIPE_EQ = 28,
  anon_sym_const = 29,
  anon_sym_var = 30,
  anon_sym_inline = 31,
  anon_sym_noinline = 32,
  anon_sym_fn = 33,
  anon_sym_LPAREN = 34,
  anon_sym_RPAREN = 35,
  anon_sym_noalias = 36,
  anon_sym_DOT_DOT_DOT = 37,
  anon_sym_usingnamespace = 38,
  anon_sym_LBRACE = 39,
  anon_sym_RBRACE = 40,
  anon_sym_packed = 41,
  anon_sym_struct = 42,
  anon_sym_opaque = 43,
  anon_sym_enum = 44,
  anon_sym_union = 45,
  anon_sym_error = 46,
  anon_sym_nosuspend = 47,
  anon_sym_suspend = 48,
  anon_sym_defer = 49,
  anon_sym_errdefer = 50,
  anon_sym_if = 51,
  anon_sym_else = 52,
  anon_sym_for = 53,
  anon_sym_DOT_DOT = 54,
  anon_sym_while = 55,
  anon_sym_PIPE = 56,
  anon_sym_STAR = 57,
  anon_sym_align = 58,
  anon_sym_addrspace = 59,
  anon_sym_linksection = 60,
  anon_sym_callconv = 61,
  anon_sym_asm = 62,
  anon_sym_volatile = 63,
  anon_sym_LBRACK = 64,
  anon_sym_RBRACK = 65,
  anon_sym_DASH_GT = 66,
  anon_sym_BANG = 67,
  anon_sym_TILDE = 68,
  anon_sym_DASH = 69,
  anon_sym_DASH_PERCENT = 70,
  anon_sym_AMP = 71,
  anon_sym_or = 72,
  anon_sym_and = 73,
  anon_sym_EQ_EQ = 74,
  anon_sym_BANG_EQ = 75,
  anon_sym_GT = 76,
  anon_sym_GT_EQ = 77,
  anon_sym_LT_EQ = 78,
  anon_sym_LT = 79,
  anon_sym_CARET = 80,
  anon_sym_orelse = 81,
  anon_sym_LT_LT = 82,
  anon_sym_GT_GT = 83,
  anon_sym_LT_LT_PIPE = 84,
  anon_sym_PLUS = 85,
  anon_sym_PLUS_PLUS = 86,
  anon_sym_PLUS_PERCENT = 87,
  anon_sym_PLUS_PIPE = 88,
  anon_sym_DASH_PIPE = 89,
  anon_sym_SLASH = 90,
  anon_sym_PERCENT = 91,
  anon_sym_STAR_STAR = 92,
  anon_sym_STAR_PERCENT = 93,
  anon_sym_STAR_PIPE = 94,
  anon_sym_PIPE_PIPE = 95,
  anon_sym_async = 96,
  anon_sym_await = 97,
  anon_sym_continue = 98,
  anon_sym_resume = 99,
  anon_sym_return = 100,
  anon_sym_break = 101,
  anon_sym_try = 102,
  anon_sym_catch = 103,
  anon_sym_switch = 104,
  anon_sym_EQ_GT = 105,
  anon_sym_anyframe = 106,
  anon_sym_unreachable = 107,
  anon_sym_undefined = 108,
  anon_sym_null = 109,
  anon_sym_QMARK = 110,
  anon_sym_allowzero = 111,
  anon_sym_c = 112,
  anon_sym_DOT = 113,
  anon_sym_DOT_STAR = 114,
  anon_sym_DOT_QMARK = 115,
  anon_sym_DQUOTE = 116,
  aux_sym_string_token1 = 117,
  aux_sym_multiline_string_token1 = 118,
  sym_escape_sequence = 119,
  anon_sym_SQUOTE = 120,
  aux_sym_character_token1 = 121,
  sym_integer = 122,
  sym_float = 123,
  anon_sym_true = 124,
  anon_sym_false = 125,
  anon_sym_bool = 126,
  anon_sym_f16 = 127,
  anon_sym_f32 = 128,
  anon_sym_f64 = 129,
  anon_sym_f128 = 130,
  anon_sym_void = 131,
  anon_sym_type = 132,
  anon_sym_anyerror = 133,
  anon_sym_anyopaque = 134,
  anon_sym_anytype = 135,
  anon_sym_noreturn = 136,
  anon_sym_isize = 137,
  anon_sym_usize = 138,
  anon_sym_comptime_int = 139,
  anon_sym_comptime_float = 140,
  anon_sym_c_short = 141,
  anon_sym_c_ushort = 142,
  anon_sym_c_int = 143,
  anon_sym_c_uint = 144,
  anon_sym_c_long = 145,
  anon_sym_c_ulong = 146,
  anon_sym_c_longlong = 147,
  anon_sym_c_ulonglong = 148,
  anon_sym_c_longdouble = 149,
  aux_sym_builtin_type_token1 = 150,
  sym_builtin_identifier = 151,
  anon_sym_AT = 152,
  sym_comment = 153,
  sym_source_file = 154,
  sym__container_members = 155,
  sym_test_declaration = 156,
  sym_comptime_declaration = 157,
  sym_container_field = 158,
  sym_variable_declaration = 159,
  sym__variable_declaration_expression_statement = 160,
  sym__variable_declaration_header = 161,
  sym_function_declaration = 162,
  sym__function_prototype = 163,
  sym_parameters = 164,
  sym_parameter = 165,
  sym_using_namespace_declaration = 166,
  sym_block = 167,
  sym_struct_declaration = 168,
  sym_opaque_declaration = 169,
  sym_enum_declaration = 170,
  sym_union_declaration = 171,
  sym_error_set_declaration = 172,
  sym_statement = 173,
  sym_comptime_statement = 174,
  sym_nosuspend_statement = 175,
  sym_suspend_statement = 176,
  sym_defer_statement = 177,
  sym_errdefer_statement = 178,
  sym__block_expr_statement = 179,
  sym_block_expression = 180,
  sym_labeled_statement = 181,
  sym_expression_statement = 182,
  sym_if_statement = 183,
  sym__if_prefix = 184,
  sym_else_clause = 185,
  sym_for_statement = 186,
  sym__for_prefix = 187,
  sym_while_statement = 188,
  sym__while_prefix = 189,
  sym__conditional_body = 190,
  sym_payload = 191,
  sym_byte_alignment = 192,
  sym_address_space = 193,
  sym_link_section = 194,
  sym_calling_convention = 195,
  sym_expression = 196,
  sym_asm_expression = 197,
  sym_asm_output = 198,
  sym_asm_output_item = 199,
  sym_asm_input = 200,
  sym_asm_input_item = 201,
  sym_asm_clobbers = 202,
  sym_if_expression = 203,
  sym_for_expression = 204,
  sym_while_expression = 205,
  sym_assignment_expression = 206,
  sym_unary_expression = 207,
  sym_binary_expression = 208,
  sym_comptime_expression = 209,
  sym_async_expression = 210,
  sym_await_expression = 211,
  sym_nosuspend_expression = 212,
  sym_continue_expression = 213,
  sym_resume_expression = 214,
  sym_return_expression = 215,
  sym_break_expression = 216,
  sym_try_expression = 217,
  sym_catch_expression = 218,
  sym_switch_expression = 219,
  sym_switch_case = 220,
  sym__switch_case_exp = 221,
  sym_type_expression = 222,
  sym_primary_type_expression = 223,
  sym_nullable_type = 224,
  sym_anyframe_type = 225,
  sym_slice_type = 226,
  sym_pointer_type = 227,
  sym_array_type = 228,
  sym_error_union_type = 229,
  sym_field_expression = 230,
  sym_index_expression = 231,
  sym_dereference_expression = 232,
  sym_null_coercion_expression = 233,
  sym_range_expression = 234,
  sym_call_expression = 235,
  sym_anonymous_struct_initializer = 236,
  sym_struct_initializer = 237,
  sym_initializer_list = 238,
  sym_field_initializer = 239,
  sym_labeled_type_expression = 240,
  sym_comptime_type_expression = 241,
  sym_if_type_expression = 242,
  sym_parenthesized_expression = 243,
  sym_block_label = 244,
  sym_break_label = 245,
  sym_arguments = 246,
  sym_builtin_function = 247,
  sym_string = 248,
  sym_multiline_string = 249,
  sym_character = 250,
  sym_boolean = 251,
  sym_builtin_type = 252,
  sym_error_type = 253,
  sym_identifier = 254,
  aux_sym__container_members_repeat1 = 255,
  aux_sym__variable_declaration_expression_statement_repeat1 = 256,
  aux_sym_parameters_repeat1 = 257,
  aux_sym_block_repeat1 = 258,
  aux_sym_error_set_declaration_repeat1 = 259,
  aux_sym__for_prefix_repeat1 = 260,
  aux_sym_payload_repeat1 = 261,
  aux_sym_asm_output_repeat1 = 262,
  aux_sym_asm_input_repeat1 = 263,
  aux_sym_asm_clobbers_repeat1 = 264,
  aux_sym_switch_expression_repeat1 = 265,
  aux_sym__switch_case_exp_repeat1 = 266,
  aux_sym_slice_type_repeat1 = 267,
  aux_sym_pointer_type_repeat1 = 268,
  aux_sym_call_expression_repeat1 = 269,
  aux_sym_initializer_list_repeat1 = 270,
  aux_sym_string_repeat1 = 271,
  aux_sym_multiline_string_repeat1 = 272,
  alias_sym_function_signature = 273,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym__identifier] = "_identifier",
  [anon_sym_COMMA] = ",",
  [anon_sym_pub] = "pub",
  [anon_sym_test] = "test",
  [anon_sym_comptime] = "comptime",
  [anon_sym_COLON] = ":",
  [anon_sym_EQ] = "=",
  [anon_sym_export] = "export",
  [anon_sym_extern] = "extern",
  [anon_sym_threadlocal] = "threadlocal",
  [anon_sym_SEMI] = ";",
  [anon_sym_STAR_EQ] = "*=",
  [anon_sym_STAR_PERCENT_EQ] = "*%=",
  [anon_sym_STAR_PIPE_EQ] = "*|=",
  [anon_sym_SLASH_EQ] = "/=",
  [anon_sym_PERCENT_EQ] = "%=",
  [anon_sym_PLUS_EQ] = "+=",
  [anon_sym_PLUS_PERCENT_EQ] = "+%=",
  [anon_sym_PLUS_PIPE_EQ] = "+|=",
  [anon_sym_DASH_EQ] = "-=",
  [anon_sym_DASH_PERCENT_EQ] = "-%=",
  [anon_sym_DASH_PIPE_EQ] = "-|=",
  [anon_sym_LT_LT_EQ] = "<<=",
  [anon_sym_LT_LT_PIPE_EQ] = "<<|=",
  [anon_sym_GT_GT_EQ] = ">>=",
  [anon_sym_AMP_EQ] = "&=",
  [anon_sym_CARET_EQ] = "^=",
  [anon_sym_PIPE_EQ] = "|=",
  [anon_sym_const] = "const",
  [anon_sym_var] = "var",
  [anon_sym_inline] = "inline",
  [anon_sym_noinline] = "noinline",
  [anon_sym_fn] = "fn",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_noalias] = "noalias",
  [anon_sym_DOT_DOT_DOT] = "...",
  [anon_sym_usingnamespace] = "usingnamespace",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_packed] = "packed",
  [anon_sym_struct] = "struct",
  [anon_sym_opaque] = "opaque",
  [anon_sym_enum] = "enum",
  [anon_sym_union] = "union",
  [anon_sym_error] = "error",
  [anon_sym_nosuspend] = "nosuspend",
  [anon_sym_suspend] = "suspend",
  [anon_sym_defer] = "defer",
  [anon_sym_errdefer] = "errdefer",
  [anon_sym_if] = "if",
  [anon_sym_else] = "else",
  [anon_sym_for] = "for",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_while] = "while",
  [anon_sym_PIPE] = "|",
  [anon_sym_STAR] = "*",
  [anon_sym_align] = "align",
  [anon_sym_addrspace] = "addrspace",
  [anon_sym_linksection] = "linksection",
  [anon_sym_callconv] = "callconv",
  [anon_sym_asm] = "asm",
  [anon_sym_volatile] = "volatile",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_BANG] = "!",
  [anon_sym_TILDE] = "~",
  [anon_sym_DASH] = "-",
  [anon_sym_DASH_PERCENT] = "-%",
  [anon_sym_AMP] = "&",
  [anon_sym_or] = "or",
  [anon_sym_and] = "and",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_GT] = ">",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_LT] = "<",
  [anon_sym_CARET] = "^",
  [anon_sym_orelse] = "orelse",
  [anon_sym_LT_LT] = "<<",
  [anon_sym_GT_GT] = ">>",
  [anon_sym_LT_LT_PIPE] = "<<|",
  [anon_sym_PLUS] = "+",
  [anon_sym_PLUS_PLUS] = "++",
  [anon_sym_PLUS_PERCENT] = "+%",
  [anon_sym_PLUS_PIPE] = "+|",
  [anon_sym_DASH_PIPE] = "-|",
  [anon_sym_SLASH] = "/",
  [anon_sym_PERCENT] = "%",
  [anon_sym_STAR_STAR] = "**",
  [anon_sym_STAR_PERCENT] = "*%",
  [anon_sym_STAR_PIPE] = "*|",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_async] = "async",
  [anon_sym_await] = "await",
  [anon_sym_continue] = "continue",
  [anon_sym_resume] = "resume",
  [anon_sym_return] = "return",
  [anon_sym_break] = "break",
  [anon_sym_try] = "try",
  [anon_sym_catch] = "catch",
  [anon_sym_switch] = "switch",
  [anon_sym_EQ_GT] = "=>",
  [anon_sym_anyframe] = "anyframe",
  [anon_sym_unreachable] = "unreachable",
  [anon_sym_undefined] = "undefined",
  [anon_sym_null] = "null",
  [anon_sym_QMARK] = "\?",
  [anon_sym_allowzero] = "allowzero",
  [anon_sym_c] = "c",
  [anon_sym_DOT] = ".",
  [anon_sym_DOT_STAR] = ".*",
  [anon_sym_DOT_QMARK] = ".\?",
  [anon_sym_DQUOTE] = "\"",
  [aux_sym_string_token1] = "string_content",
  [aux_sym_multiline_string_token1] = "multiline_string_token1",
  [sym_escape_sequence] = "escape_sequence",
  [anon_sym_SQUOTE] = "'",
  [aux_sym_character_token1] = "character_content",
  [sym_integer] = "integer",
  [sym_float] = "float",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_bool] = "bool",
  [anon_sym_f16] = "f16",
  [anon_sym_f32] = "f32",
  [anon_sym_f64] = "f64",
  [anon_sym_f128] = "f128",
  [anon_sym_void] = "void",
  [anon_sym_type] = "type",
  [anon_sym_anyerror] = "anyerror",
  [anon_sym_anyopaque] = "anyopaque",
  [anon_sym_anytype] = "anytype",
  [anon_sym_noreturn] = "noreturn",
  [anon_sym_isize] = "isize",
  [anon_sym_usize] = "usize",
  [anon_sym_comptime_int] = "comptime_int",
  [anon_sym_comptime_float] = "comptime_float",
  [anon_sym_c_short] = "c_short",
  [anon_sym_c_ushort] = "c_ushort",
  [anon_sym_c_int] = "c_int",
  [anon_sym_c_uint] = "c_uint",
  [anon_sym_c_long] = "c_long",
  [anon_sym_c_ulong] = "c_ulong",
  [anon_sym_c_longlong] = "c_longlong",
  [anon_sym_c_ulonglong] = "c_ulonglong",
  [anon_sym_c_longdouble] = "c_longdouble",
  [aux_sym_builtin_type_token1] = "builtin_type_token1",
  [sym_builtin_identifier] = "builtin_identifier",
  [anon_sym_AT] = "@",
  [sym_comment] = "comment",
  [sym_source_file] = "source_file",
  [sym__container_members] = "_container_members",
  [sym_test_declaration] = "test_declaration",
  [sym_comptime_declaration] = "comptime_declaration",
  [sym_container_field] = "container_field",
  [sym_variable_declaration] = "variable_declaration",
  [sym__variable_declaration_expression_statement] = "variable_declaration",
  [sym__variable_declaration_header] = "_variable_declaration_header",
  [sym_function_declaration] = "function_declaration",
  [sym__function_prototype] = "_function_prototype",
  [sym_parameters] = "parameters",
  [sym_parameter] = "parameter",
  [sym_using_namespace_declaration] = "using_namespace_declaration",
  [sym_block] = "block",
  [sym_struct_declaration] = "struct_declaration",
  [sym_opaque_declaration] = "opaque_declaration",
  [sym_enum_declaration] = "enum_declaration",
  [sym_union_declaration] = "union_declaration",
  [sym_error_set_declaration] = "error_set_declaration",
  [sym_statement] = "statement",
  [sym_comptime_statement] = "comptime_statement",
  [sym_nosuspend_statement] = "nosuspend_statement",
  [sym_suspend_statement] = "suspend_statement",
  [sym_defer_statement] = "defer_statement",
  [sym_errdefer_statement] = "errdefer_statement",
  [sym__block_expr_statement] = "_block_expr_statement",
  [sym_block_expression] = "block_expression",
  [sym_labeled_statement] = "labeled_statement",
  [sym_expression_statement] = "expression_statement",
  [sym_if_statement] = "if_statement",
  [sym__if_prefix] = "_if_prefix",
  [sym_else_clause] = "else_clause",
  [sym_for_statement] = "for_statement",
  [sym__for_prefix] = "_for_prefix",
  [sym_while_statement] = "while_statement",
  [sym__while_prefix] = "_while_prefix",
  [sym__conditional_body] = "_conditional_body",
  [sym_payload] = "payload",
  [sym_byte_alignment] = "byte_alignment",
  [sym_address_space] = "address_space",
  [sym_link_section] = "link_section",
  [sym_calling_convention] = "calling_convention",
  [sym_expression] = "expression",
  [sym_asm_expression] = "asm_expression",
  [sym_asm_output] = "asm_output",
  [sym_asm_output_item] = "asm_output_item",
  [sym_asm_input] = "asm_input",
  [sym_asm_input_item] = "asm_input_item",
  [sym_asm_clobbers] = "asm_clobbers",
  [sym_if_expression] = "if_expression",
  [sym_for_expression] = "for_expression",
  [sym_while_expression] = "while_expression",
  [sym_assignment_expression] = "assignment_expression",
  [sym_unary_expression] = "unary_expression",
  [sym_binary_expression] = "binary_expression",
  [sym_comptime_expression] = "comptime_expression",
  [sym_async_expression] = "async_expression",
  [sym_await_expression] = "await_expression",
  [sym_nosuspend_expression] = "nosuspend_expression",
  [sym_continue_expression] = "continue_expression",
  [sym_resume_expression] = "resume_expression",
  [sym_return_expression] = "return_expression",
  [sym_break_expression] = "break_expression",
  [sym_try_expression] = "try_expression",
  [sym_catch_expression] = "catch_expression",
  [sym_switch_expression] = "switch_expression",
  [sym_switch_case] = "switch_case",
  [sym__switch_case_exp] = "_switch_case_exp",
  [sym_type_expression] = "type_expression",
  [sym_primary_type_expression] = "primary_type_expression",
  [sym_nullable_type] = "nullable_type",
  [sym_anyframe_type] = "anyframe_type",
  [sym_slice_type] = "slice_type",
  [sym_pointer_type] = "pointer_type",
  [sym_array_type] = "array_type",
  [sym_error_union_type] = "error_union_type",
  [sym_field_expression] = "field_expression",
  [sym_index_expression] = "index_expression",
  [sym_dereference_expression] = "dereference_expression",
  [sym_null_coercion_expression] = "null_coercion_expression",
  [sym_range_expression] = "range_expression",
  [sym_call_expression] = "call_expression",
  [sym_anonymous_struct_initializer] = "anonymous_struct_initializer",
  [sym_struct_initializer] = "struct_initializer",
  [sym_initializer_list] = "initializer_list",
  [sym_field_initializer] = "field_initializer",
  [sym_labeled_type_expression] = "labeled_type_expression",
  [sym_comptime_type_expression] = "comptime_type_expression",
  [sym_if_type_expression] = "if_type_expression",
  [sym_parenthesized_expression] = "parenthesized_expression",
  [sym_block_label] = "block_label",
  [sym_break_label] = "break_label",
  [sym_arguments] = "arguments",
  [sym_builtin_function] = "builtin_function",
  [sym_string] = "string",
  [sym_multiline_string] = "multiline_string",
  [sym_character] = "character",
  [sym_boolean] = "boolean",
  [sym_builtin_type] = "builtin_type",
  [sym_error_type] = "error_type",
  [sym_identifier] = "identifier",
  [aux_sym__container_members_repeat1] = "_container_members_repeat1",
  [aux_sym__variable_declaration_expression_statement_repeat1] = "_variable_declaration_expression_statement_repeat1",
  [aux_sym_parameters_repeat1] = "parameters_repeat1",
  [aux_sym_block_repeat1] = "block_repeat1",
  [aux_sym_error_set_declaration_repeat1] = "error_set_declaration_repeat1",
  [aux_sym__for_prefix_repeat1] = "_for_prefix_repeat1",
  [aux_sym_payload_repeat1] = "payload_repeat1",
  [aux_sym_asm_output_repeat1] = "asm_output_repeat1",
  [aux_sym_asm_input_repeat1] = "asm_input_repeat1",
  [aux_sym_asm_clobbers_repeat1] = "asm_clobbers_repeat1",
  [aux_sym_switch_expression_repeat1] = "switch_expression_repeat1",
  [aux_sym__switch_case_exp_repeat1] = "_switch_case_exp_repeat1",
  [aux_sym_slice_type_repeat1] = "slice_type_repeat1",
  [aux_sym_pointer_type_repeat1] = "pointer_type_repeat1",
  [aux_sym_call_expression_repeat1] = "call_expression_repeat1",
  [aux_sym_initializer_list_repeat1] = "initializer_list_repeat1",
  [aux_sym_string_repeat1] = "string_repeat1",
  [aux_sym_multiline_string_repeat1] = "multiline_string_repeat1",
  [alias_sym_function_signature] = "function_signature",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym__identifier] = sym__identifier,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_pub] = anon_sym_pub,
  [anon_sym_test] = anon_sym_test,
  [anon_sym_comptime] = anon_sym_comptime,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_export] = anon_sym_export,
  [anon_sym_extern] = anon_sym_extern,
  [anon_sym_threadlocal] = anon_sym_threadlocal,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_STAR_EQ] = anon_sym_STAR_EQ,
  [anon_sym_STAR_PERCENT_EQ] = anon_sym_STAR_PERCENT_EQ,
  [anon_sym_STAR_PIPE_EQ] = anon_sym_STAR_PIPE_EQ,
  [anon_sym_SLASH_EQ] = anon_sym_SLASH_EQ,
  [anon_sym_PERCENT_EQ] = anon_sym_PERCENT_EQ,
  [anon_sym_PLUS_EQ] = anon_sym_PLUS_EQ,
  [anon_sym_PLUS_PERCENT_EQ] = anon_sym_PLUS_PERCENT_EQ,
  [anon_sym_PLUS_PIPE_EQ] = anon_sym_PLUS_PIPE_EQ,
  [anon_sym_DASH_EQ] = anon_sym_DASH_EQ,
  [anon_sym_DASH_PERCENT_EQ] = anon_sym_DASH_PERCENT_EQ,
  [anon_sym_DASH_PIPE_EQ] = anon_sym_DASH_PIPE_EQ,
  [anon_sym_LT_LT_EQ] = anon_sym_LT_LT_EQ,
  [anon_sym_LT_LT_PIPE_EQ] = anon_sym_LT_LT_PIPE_EQ,
  [anon_sym_GT_GT_EQ] = anon_sym_GT_GT_EQ,
  [anon_sym_AMP_EQ] = anon_sym_AMP_EQ,
  [anon_sym_CARET_EQ] = anon_sym_CARET_EQ,
  [anon_sym_PIPE_EQ] = anon_sym_PIPE_EQ,
  [anon_sym_const] = anon_sym_const,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_inline] = anon_sym_inline,
  [anon_sym_noinline] = anon_sym_noinline,
  [anon_sym_fn] = anon_sym_fn,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_noalias] = anon_sym_noalias,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [anon_sym_usingnamespace] = anon_sym_usingnamespace,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_packed] = anon_sym_packed,
  [anon_sym_struct] = anon_sym_struct,
  [anon_sym_opaque] = anon_sym_opaque,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_union] = anon_sym_union,
  [anon_sym_error] = anon_sym_error,
  [anon_sym_nosuspend] = anon_sym_nosuspend,
  [anon_sym_suspend] = anon_sym_suspend,
  [anon_sym_defer] = anon_sym_defer,
  [anon_sym_errdefer] = anon_sym_errdefer,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_while] = anon_sym_while,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_align] = anon_sym_align,
  [anon_sym_addrspace] = anon_sym_addrspace,
  [anon_sym_linksection] = anon_sym_linksection,
  [anon_sym_callconv] = anon_sym_callconv,
  [anon_sym_asm] = anon_sym_asm,
  [anon_sym_volatile] = anon_sym_volatile,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_DASH_PERCENT] = anon_sym_DASH_PERCENT,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_or] = anon_sym_or,
  [anon_sym_and] = anon_sym_and,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_CARET] = anon_sym_CARET,
  [anon_sym_orelse] = anon_sym_orelse,
  [anon_sym_LT_LT] = anon_sym_LT_LT,
  [anon_sym_GT_GT] = anon_sym_GT_GT,
  [anon_sym_LT_LT_PIPE] = anon_sym_LT_LT_PIPE,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_PLUS_PLUS] = anon_sym_PLUS_PLUS,
  [anon_sym_PLUS_PERCENT] = anon_sym_PLUS_PERCENT,
  [anon_sym_PLUS_PIPE] = anon_sym_PLUS_PIPE,
  [anon_sym_DASH_PIPE] = anon_sym_DASH_PIPE,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_STAR_STAR] = anon_sym_STAR_STAR,
  [anon_sym_STAR_PERCENT] = anon_sym_STAR_PERCENT,
  [anon_sym_STAR_PIPE] = anon_sym_STAR_PIPE,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_async] = anon_sym_async,
  [anon_sym_await] = anon_sym_await,
  [anon_sym_continue] = anon_sym_continue,
  [anon_sym_resume] = anon_sym_resume,
  [anon_sym_return] = anon_sym_return,
  [anon_sym_break] = anon_sym_break,
  [anon_sym_try] = anon_sym_try,
  [anon_sym_catch] = anon_sym_catch,
  [anon_sym_switch] = anon_sym_switch,
  [anon_sym_EQ_GT] = anon_sym_EQ_GT,
  [anon_sym_anyframe] = anon_sym_anyframe,
  [anon_sym_unreachable] = anon_sym_unreachable,
  [anon_sym_undefined] = anon_sym_undefined,
  [anon_sym_null] = anon_sym_null,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_allowzero] = anon_sym_allowzero,
  [anon_sym_c] = anon_sym_c,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_DOT_STAR] = anon_sym_DOT_STAR,
  [anon_sym_DOT_QMARK] = anon_sym_DOT_QMARK,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [aux_sym_string_token1] = aux_sym_string_token1,
  [aux_sym_multiline_string_token1] = aux_sym_multiline_string_token1,
  [sym_escape_sequence] = sym_escape_sequence,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [aux_sym_character_token1] = aux_sym_character_token1,
  [sym_integer] = sym_integer,
  [sym_float] = sym_float,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_bool] = anon_sym_bool,
  [anon_sym_f16] = anon_sym_f16,
  [anon_sym_f32] = anon_sym_f32,
  [anon_sym_f64] = anon_sym_f64,
  [anon_sym_f128] = anon_sym_f128,
  [anon_sym_void] = anon_sym_void,
  [anon_sym_type] = anon_sym_type,
  [anon_sym_anyerror] = anon_sym_anyerror,
  [anon_sym_anyopaque] = anon_sym_anyopaque,
  [anon_sym_anytype] = anon_sym_anytype,
  [anon_sym_noreturn] = anon_sym_noreturn,
  [anon_sym_isize] = anon_sym_isize,
  [anon_sym_usize] = anon_sym_usize,
  [anon_sym_comptime_int] = anon_sym_comptime_int,
  [anon_sym_comptime_float] = anon_sym_comptime_float,
  [anon_sym_c_short] = anon_sym_c_short,
  [anon_sym_c_ushort] = anon_sym_c_ushort,
  [anon_sym_c_int] = anon_sym_c_int,
  [anon_sym_c_uint] = anon_sym_c_uint,
  [anon_sym_c_long] = anon_sym_c_long,
  [anon_sym_c_ulong] = anon_sym_c_ulong,
  [anon_sym_c_longlong] = anon_sym_c_longlong,
  [anon_sym_c_ulonglong] = anon_sym_c_ulonglong,
  [anon_sym_c_longdouble] = anon_sym_c_longdouble,
  [aux_sym_builtin_type_token1] = aux_sym_builtin_type_token1,
  [sym_builtin_identifier] = sym_builtin_identifier,
  [anon_sym_AT] = anon_sym_AT,
  [sym_comment] = sym_comment,
  [sym_source_file] = sym_source_file,
  [sym__container_members] = sym__container_members,
  [sym_test_declaration] = sym_test_declaration,
  [sym_comptime_declaration] = sym_comptime_declaration,
  [sym_container_field] = sym_container_field,
  [sym_variable_declaration] = sym_variable_declaration,
  [sym__variable_declaration_expression_statement] = sym_variable_declaration,
  [sym__variable_declaration_header] = sym__variable_declaration_header,
  [sym_function_declaration] = sym_function_declaration,
  [sym__function_prototype] = sym__function_prototype,
  [sym_parameters] = sym_parameters,
  [sym_parameter] = sym_parameter,
  [sym_using_namespace_declaration] = sym_using_namespace_declaration,
  [sym_block] = sym_block,
  [sym_struct_declaration] = sym_struct_declaration,
  [sym_opaque_declaration] = sym_opaque_declaration,
  [sym_enum_declaration] = sym_enum_declaration,
  [sym_union_declaration] = sym_union_declaration,
  [sym_error_set_declaration] = sym_error_set_declaration,
  [sym_statement] = sym_statement,
  [sym_comptime_statement] = sym_comptime_statement,
  [sym_nosuspend_statement] = sym_nosuspend_statement,
  [sym_suspend_statement] = sym_suspend_statement,
  [sym_defer_statement] = sym_defer_statement,
  [sym_errdefer_statement] = sym_errdefer_statement,
  [sym__block_expr_statement] = sym__block_expr_statement,
  [sym_block_expression] = sym_block_expression,
  [sym_labeled_statement] = sym_labeled_statement,
  [sym_expression_statement] = sym_expression_statement,
  [sym_if_statement] = sym_if_statement,
  [sym__if_prefix] = sym__if_prefix,
  [sym_else_clause] = sym_else_clause,
  [sym_for_statement] = sym_for_statement,
  [sym__for_prefix] = sym__for_prefix,
  [sym_while_statement] = sym_while_statement,
  [sym__while_prefix] = sym__while_prefix,
  [sym__conditional_body] = sym__conditional_body,
  [sym_payload] = sym_payload,
  [sym_byte_alignment] = sym_byte_alignment,
  [sym_address_space] = sym_address_space,
  [sym_link_section] = sym_link_section,
  [sym_calling_convention] = sym_calling_convention,
  [sym_expression] = sym_expression,
  [sym_asm_expression] = sym_asm_expression,
  [sym_asm_output] = sym_asm_output,
  [sym_asm_output_item] = sym_asm_output_item,
  [sym_asm_input] = sym_asm_input,
  [sym_asm_input_item] = sym_asm_input_item,
  [sym_asm_clobbers] = sym_asm_clobbers,
  [sym_if_expression] = sym_if_expression,
  [sym_for_expression] = sym_for_expression,
  [sym_while_expression] = sym_while_expression,
  [sym_assignment_expression] = sym_assignment_expression,
  [sym_unary_expression] = sym_unary_expression,
  [sym_binary_expression] = sym_binary_expression,
  [sym_comptime_expression] = sym_comptime_expression,
  [sym_async_expression] = sym_async_expression,
  [sym_await_expression] = sym_await_expression,
  [sym_nosuspend_expression] = sym_nosuspend_expression,
  [sym_continue_expression] = sym_continue_expression,
  [sym_resume_expression] = sym_resume_expression,
  [sym_return_expression] = sym_return_expression,
  [sym_break_expression] = sym_break_expression,
  [sym_try_expression] = sym_try_expression,
  [sym_catch_expression] = sym_catch_expression,
  [sym_switch_expression] = sym_switch_expression,
  [sym_switch_case] = sym_switch_case,
  [sym__switch_case_exp] = sym__switch_case_exp,
  [sym_type_expression] = sym_type_expression,
  [sym_primary_type_expression] = sym_primary_type_expression,
  [sym_nullable_type] = sym_nullable_type,
  [sym_anyframe_type] = sym_anyframe_type,
  [sym_slice_type] = sym_slice_type,
  [sym_pointer_type] = sym_pointer_type,
  [sym_array_type] = sym_array_type,
  [sym_error_union_type] = sym_error_union_type,
  [sym_field_expression] = sym_field_expression,
  [sym_index_expression] = sym_index_expression,
  [sym_dereference_expression] = sym_dereference_expression,
  [sym_null_coercion_expression] = sym_null_coercion_expression,
  [sym_range_expression] = sym_range_expression,
  [sym_call_expression] = sym_call_expression,
  [sym_anonymous_struct_initializer] = sym_anonymous_struct_initializer,
  [sym_struct_initializer] = sym_struct_initializer,
  [sym_initializer_list] = sym_initializer_list,
  [sym_field_initializer] = sym_field_initializer,
  [sym_labeled_type_expression] = sym_labeled_type_expression,
  [sym_comptime_type_expression] = sym_comptime_type_expression,
  [sym_if_type_expression] = sym_if_type_expression,
  [sym_parenthesized_expression] = sym_parenthesized_expression,
  [sym_block_label] = sym_block_label,
  [sym_break_label] = sym_break_label,
  [sym_arguments] = sym_arguments,
  [sym_builtin_function] = sym_builtin_function,
  [sym_string] = sym_string,
  [sym_multiline_string] = sym_multiline_string,
  [sym_character] = sym_character,
  [sym_boolean] = sym_boolean,
  [sym_builtin_type] = sym_builtin_type,
  [sym_error_type] = sym_error_type,
  [sym_identifier] = sym_identifier,
  [aux_sym__container_members_repeat1] = aux_sym__container_members_repeat1,
  [aux_sym__variable_declaration_expression_statement_repeat1] = aux_sym__variable_declaration_expression_statement_repeat1,
  [aux_sym_parameters_repeat1] = aux_sym_parameters_repeat1,
  [aux_sym_block_repeat1] = aux_sym_block_repeat1,
  [aux_sym_error_set_declaration_repeat1] = aux_sym_error_set_declaration_repeat1,
  [aux_sym__for_prefix_repeat1] = aux_sym__for_prefix_repeat1,
  [aux_sym_payload_repeat1] = aux_sym_payload_repeat1,
  [aux_sym_asm_output_repeat1] = aux_sym_asm_output_repeat1,
  [aux_sym_asm_input_repeat1] = aux_sym_asm_input_repeat1,
  [aux_sym_asm_clobbers_repeat1] = aux_sym_asm_clobbers_repeat1,
  [aux_sym_switch_expression_repeat1] = aux_sym_switch_expression_repeat1,
  [aux_sym__switch_case_exp_repeat1] = aux_sym__switch_case_exp_repeat1,
  [aux_sym_slice_type_repeat1] = aux_sym_slice_type_repeat1,
  [aux_sym_pointer_type_repeat1] = aux_sym_pointer_type_repeat1,
  [aux_sym_call_expression_repeat1] = aux_sym_call_expression_repeat1,
  [aux_sym_initializer_list_repeat1] = aux_sym_initializer_list_repeat1,
  [aux_sym_string_repeat1] = aux_sym_string_repeat1,
  [aux_sym_multiline_string_repeat1] = aux_sym_multiline_string_repeat1,
  [alias_sym_function_signature] = alias_sym_function_signature,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym__identifier] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_pub] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_test] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_comptime] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_export] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extern] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_threadlocal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_const] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_noinline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fn] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_noalias] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_usingnamespace] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_packed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_struct] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_opaque] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_union] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_error] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nosuspend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_suspend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_defer] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_errdefer] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_align] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_addrspace] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_linksection] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_callconv] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_asm] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_volatile] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_or] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_and] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_orelse] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_await] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_continue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_resume] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_return] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_break] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_try] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_catch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_switch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_anyframe] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unreachable] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_undefined] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_null] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_allowzero] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_string_token1] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_multiline_string_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_character_token1] = {
    .visible = true,
    .named = true,
  },
  [sym_integer] = {
    .visible = true,
    .named = true,
  },
  [sym_float] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_bool] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_f16] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_f32] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_f64] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_f128] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_void] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_type] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_anyerror] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_anyopaque] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_anytype] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_noreturn] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_isize] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_usize] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_comptime_int] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_comptime_float] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_short] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_ushort] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_int] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_uint] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_long] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_ulong] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_longlong] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_ulonglong] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_c_longdouble] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_builtin_type_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_builtin_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym__container_members] = {
    .visible = false,
    .named = true,
  },
  [sym_test_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_comptime_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_container_field] = {
    .visible = true,
    .named = true,
  },
  [sym_variable_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__variable_declaration_expression_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__variable_declaration_header] = {
    .visible = false,
    .named = true,
  },
  [sym_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__function_prototype] = {
    .visible = false,
    .named = true,
  },
  [sym_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_using_namespace_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_struct_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_opaque_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_union_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_error_set_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_statement] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_comptime_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_nosuspend_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_suspend_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_defer_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_errdefer_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__block_expr_statement] = {
    .visible = false,
    .named = true,
  },
  [sym_block_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_labeled_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_expression_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_if_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__if_prefix] = {
    .visible = false,
    .named = true,
  },
  [sym_else_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_for_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__for_prefix] = {
    .visible = false,
    .named = true,
  },
  [sym_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__while_prefix] = {
    .visible = false,
    .named = true,
  },
  [sym__conditional_body] = {
    .visible = false,
    .named = true,
  },
  [sym_payload] = {
    .visible = true,
    .named = true,
  },
  [sym_byte_alignment] = {
    .visible = true,
    .named = true,
  },
  [sym_address_space] = {
    .visible = true,
    .named = true,
  },
  [sym_link_section] = {
    .visible = true,
    .named = true,
  },
  [sym_calling_convention] = {
    .visible = true,
    .named = true,
  },
  [sym_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_asm_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_asm_output] = {
    .visible = true,
    .named = true,
  },
  [sym_asm_output_item] = {
    .visible = true,
    .named = true,
  },
  [sym_asm_input] = {
    .visible = true,
    .named = true,
  },
  [sym_asm_input_item] = {
    .visible = true,
    .named = true,
  },
  [sym_asm_clobbers] = {
    .visible = true,
    .named = true,
  },
  [sym_if_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_for_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_while_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_assignment_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_unary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_binary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_comptime_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_async_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_await_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_nosuspend_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_continue_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_resume_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_return_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_break_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_try_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_case] = {
    .visible = true,
    .named = true,
  },
  [sym__switch_case_exp] = {
    .visible = false,
    .named = true,
  },
  [sym_type_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_primary_type_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_nullable_type] = {
    .visible = true,
    .named = true,
  },
  [sym_anyframe_type] = {
    .visible = true,
    .named = true,
  },
  [sym_slice_type] = {
    .visible = true,
    .named = true,
  },
  [sym_pointer_type] = {
    .visible = true,
    .named = true,
  },
  [sym_array_type] = {
    .visible = true,
    .named = true,
  },
  [sym_error_union_type] = {
    .visible = true,
    .named = true,
  },
  [sym_field_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_index_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_dereference_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_null_coercion_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_range_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_call_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_anonymous_struct_initializer] = {
    .visible = true,
    .named = true,
  },
  [sym_struct_initializer] = {
    .visible = true,
    .named = true,
  },
  [sym_initializer_list] = {
    .visible = true,
    .named = true,
  },
  [sym_field_initializer] = {
    .visible = true,
    .named = true,
  },
  [sym_labeled_type_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_comptime_type_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_if_type_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_parenthesized_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_block_label] = {
    .visible = true,
    .named = true,
  },
  [sym_break_label] = {
    .visible = true,
    .named = true,
  },
  [sym_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_builtin_function] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_multiline_string] = {
    .visible = true,
    .named = true,
  },
  [sym_character] = {
    .visible = true,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [sym_builtin_type] = {
    .visible = true,
    .named = true,
  },
  [sym_error_type] = {
    .visible = true,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__container_members_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__variable_declaration_expression_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_error_set_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__for_prefix_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_payload_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_asm_output_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_asm_input_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_asm_clobbers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__switch_case_exp_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_slice_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_pointer_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_call_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_initializer_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multiline_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_function_signature] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_alternative = 1,
  field_argument = 2,
  field_body = 3,
  field_condition = 4,
  field_error = 5,
  field_function = 6,
  field_index = 7,
  field_left = 8,
  field_member = 9,
  field_name = 10,
  field_object = 11,
  field_ok = 12,
  field_operator = 13,
  field_right = 14,
  field_sentinel = 15,
  field_type = 16,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_alternative] = "alternative",
  [field_argument] = "argument",
  [field_body] = "body",
  [field_condition] = "condition",
  [field_error] = "error",
  [field_function] = "function",
  [field_index] = "index",
  [field_left] = "left",
  [field_member] = "member",
  [field_name] = "name",
  [field_object] = "object",
  [field_ok] = "ok",
  [field_operator] = "operator",
  [field_right] = "right",
  [field_sentinel] = "sentinel",
  [field_type] = "type",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 2},
  [2] = {.index = 2, .length = 1},
  [3] = {.index = 3, .length = 1},
  [4] = {.index = 4, .length = 1},
  [5] = {.index = 5, .length = 2},
  [6] = {.index = 7, .length = 1},
  [7] = {.index = 8, .length = 1},
  [8] = {.index = 0, .length = 2},
  [9] = {.index = 9, .length = 3},
  [10] = {.index = 12, .length = 1},
  [11] = {.index = 13, .length = 1},
  [13] = {.index = 14, .length = 1},
  [14] = {.index = 15, .length = 2},
  [15] = {.index = 17, .length = 3},
  [16] = {.index = 20, .length = 1},
  [17] = {.index = 21, .length = 1},
  [18] = {.index = 22, .length = 1},
  [19] = {.index = 23, .length = 1},
  [20] = {.index = 24, .length = 2},
  [21] = {.index = 26, .length = 1},
  [22] = {.index = 27, .length = 2},
  [23] = {.index = 29, .length = 3},
  [24] = {.index = 32, .length = 1},
  [25] = {.index = 33, .length = 2},
  [26] = {.index = 35, .length = 2},
  [27] = {.index = 37, .length = 2},
  [28] = {.index = 27, .length = 2},
  [29] = {.index = 39, .length = 1},
  [30] = {.index = 40, .length = 2},
  [31] = {.index = 42, .length = 3},
  [32] = {.index = 45, .length = 2},
  [33] = {.index = 45, .length = 2},
  [34] = {.index = 47, .length = 1},
  [35] = {.index = 48, .length = 1},
  [36] = {.index = 49, .length = 1},
  [37] = {.index = 50, .length = 2},
  [38] = {.index = 52, .length = 2},
  [39] = {.index = 54, .length = 1},
  [40] = {.index = 55, .length = 2},
  [41] = {.index = 57, .length = 1},
  [42] = {.index = 58, .length = 1},
  [43] = {.index = 59, .length = 2},
  [44] = {.index = 61, .length = 3},
  [45] = {.index = 64, .length = 1},
  [46] = {.index = 65, .length = 2},
  [47] = {.index = 67, .length = 1},
  [48] = {.index = 68, .length = 1},
  [49] = {.index = 69, .length = 1},
  [50] = {.index = 70, .length = 1},
  [51] = {.index = 71, .length = 2},
  [52] = {.index = 73, .length = 1},
  [53] = {.index = 74, .length = 3},
  [54] = {.index = 77, .length = 1},
  [55] = {.index = 78, .length = 2},
  [56] = {.index = 80, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_name, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [2] =
    {field_name, 0},
  [3] =
    {field_name, 1},
  [4] =
    {field_type, 0, .inherited = true},
  [5] =
    {field_argument, 1},
    {field_operator, 0},
  [7] =
    {field_ok, 1},
  [8] =
    {field_member, 1},
  [9] =
    {field_body, 1},
    {field_name, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [12] =
    {field_condition, 0, .inherited = true},
  [13] =
    {field_left, 0},
  [14] =
    {field_type, 1, .inherited = true},
  [15] =
    {field_name, 1, .inherited = true},
    {field_type, 1, .inherited = true},
  [17] =
    {field_body, 2},
    {field_name, 1, .inherited = true},
    {field_type, 1, .inherited = true},
  [20] =
    {field_condition, 1, .inherited = true},
  [21] =
    {field_type, 0},
  [22] =
    {field_type, 2},
  [23] =
    {field_body, 0},
  [24] =
    {field_body, 1, .inherited = true},
    {field_condition, 0, .inherited = true},
  [26] =
    {field_body, 1, .inherited = true},
  [27] =
    {field_name, 0},
    {field_type, 2},
  [29] =
    {field_left, 0},
    {field_operator, 1},
    {field_right, 2},
  [32] =
    {field_function, 0},
  [33] =
    {field_left, 0},
    {field_right, 2},
  [35] =
    {field_member, 2},
    {field_object, 0},
  [37] =
    {field_error, 0},
    {field_ok, 2},
  [39] =
    {field_type, 2, .inherited = true},
  [40] =
    {field_name, 2, .inherited = true},
    {field_type, 2, .inherited = true},
  [42] =
    {field_body, 3},
    {field_name, 2, .inherited = true},
    {field_type, 2, .inherited = true},
  [45] =
    {field_name, 1},
    {field_type, 3},
  [47] =
    {field_type, 3},
  [48] =
    {field_type, 1},
  [49] =
    {field_body, 2, .inherited = true},
  [50] =
    {field_body, 2, .inherited = true},
    {field_condition, 1, .inherited = true},
  [52] =
    {field_type, 0, .inherited = true},
    {field_type, 1, .inherited = true},
  [54] =
    {field_condition, 2},
  [55] =
    {field_index, 2},
    {field_object, 0},
  [57] =
    {field_condition, 2, .inherited = true},
  [58] =
    {field_type, 3, .inherited = true},
  [59] =
    {field_name, 3, .inherited = true},
    {field_type, 3, .inherited = true},
  [61] =
    {field_body, 4},
    {field_name, 3, .inherited = true},
    {field_type, 3, .inherited = true},
  [64] =
    {field_type, 4},
  [65] =
    {field_name, 1},
    {field_type, 4},
  [67] =
    {field_alternative, 1},
  [68] =
    {field_sentinel, 2},
  [69] =
    {field_type, 4, .inherited = true},
  [70] =
    {field_type, 5},
  [71] =
    {field_name, 1},
    {field_type, 5},
  [73] =
    {field_alternative, 2},
  [74] =
    {field_index, 2},
    {field_object, 0},
    {field_sentinel, 4},
  [77] =
    {field_type, 6},
  [78] =
    {field_name, 1},
    {field_type, 6},
  [80] =
    {field_name, 1},
    {field_type, 7},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = alias_sym_function_signature,
  },
  [12] = {
    [0] = sym_identifier,
  },
  [28] = {
    [0] = sym_identifier,
  },
  [33] = {
    [1] = sym_identifier,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym__function_prototype, 2,
    sym__function_prototype,
    alias_sym_function_signature,
  sym_builtin_type, 2,
    sym_builtin_type,
    sym_identifier,
  0,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(30);
      ADVANCE_MAP(
        '!', 68,
        '"', 105,
        '%', 93,
        '&', 76,
        '\'', 113,
        '(', 53,
        ')', 54,
        '*', 63,
        '+', 87,
        ',', 31,
        '-', 70,
        '.', 100,
        '/', 92,
        '0', 118,
        ':', 32,
        ';', 35,
        '<', 82,
        '=', 33,
        '>', 79,
        '?', 99,
        '@', 127,
        '[', 64,
        '\\', 7,
        ']', 65,
        '^', 83,
        '{', 56,
        '|', 61,
        '}', 57,
        '~', 69,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(119);
      if (('A' <= lookahead && lookahead <= '_') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(128);
      END_STATE();
    case 1:
      if (lookahead == '\n') SKIP(4);
      if (lookahead == '"') ADVANCE(105);
      if (lookahead == '/') ADVANCE(107);
      if (lookahead == '\\') ADVANCE(9);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(106);
      if (lookahead != 0) ADVANCE(108);
      END_STATE();
    case 2:
      if (lookahead == '\n') SKIP(2);
      if (lookahead == '/') ADVANCE(115);
      if (lookahead == '\\') ADVANCE(117);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(116);
      if (lookahead != 0 &&
          lookahead != '\'') ADVANCE(114);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        '!', 68,
        '"', 105,
        '%', 93,
        '&', 76,
        '\'', 113,
        '(', 53,
        '*', 63,
        '+', 87,
        ',', 31,
        '-', 71,
        '.', 100,
        '/', 92,
        '0', 118,
        ':', 32,
        '<', 82,
        '=', 33,
        '>', 79,
        '?', 99,
        '@', 127,
        '[', 64,
        '\\', 8,
        '^', 83,
        '{', 56,
        '|', 61,
        '~', 69,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(3);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(119);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(128);
      END_STATE();
    case 4:
      if (lookahead == '"') ADVANCE(105);
      if (lookahead == '/') ADVANCE(6);
      if (lookahead == '\\') ADVANCE(9);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      END_STATE();
    case 5:
      if (lookahead == '.') ADVANCE(55);
      END_STATE();
    case 6:
      if (lookahead == '/') ADVANCE(129);
      END_STATE();
    case 7:
      if (lookahead == '\\') ADVANCE(110);
      if (lookahead == 'u') ADVANCE(10);
      if (lookahead == 'x') ADVANCE(27);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(112);
      if (lookahead != 0 &&
          lookahead != 'U') ADVANCE(110);
      END_STATE();
    case 8:
      if (lookahead == '\\') ADVANCE(109);
      END_STATE();
    case 9:
      if (lookahead == 'u') ADVANCE(10);
      if (lookahead == 'x') ADVANCE(27);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(112);
      if (lookahead != 0 &&
          lookahead != 'U') ADVANCE(110);
      END_STATE();
    case 10:
      if (lookahead == '{') ADVANCE(25);
      END_STATE();
    case 11:
      if (lookahead == '}') ADVANCE(110);
      END_STATE();
    case 12:
      if (lookahead == '}') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(11);
      END_STATE();
    case 13:
      if (lookahead == '}') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(12);
      END_STATE();
    case 14:
      if (lookahead == '}') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(13);
      END_STATE();
    case 15:
      if (lookahead == '}') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(14);
      END_STATE();
    case 16:
      if (lookahead == '}') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(15);
      END_STATE();
    case 17:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(22);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(124);
      END_STATE();
    case 18:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(121);
      END_STATE();
    case 19:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(122);
      END_STATE();
    case 20:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(119);
      END_STATE();
    case 21:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(123);
      END_STATE();
    case 22:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(124);
      END_STATE();
    case 23:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(110);
      END_STATE();
    case 24:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(120);
      END_STATE();
    case 25:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(16);
      END_STATE();
    case 26:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(125);
      END_STATE();
    case 27:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(23);
      END_STATE();
    case 28:
      if (eof) ADVANCE(30);
      ADVANCE_MAP(
        '!', 68,
        '"', 105,
        '%', 93,
        '&', 76,
        '\'', 113,
        '(', 53,
        ')', 54,
        '*', 63,
        '+', 87,
        ',', 31,
        '-', 70,
        '.', 101,
        '/', 92,
        '0', 118,
        ':', 32,
        ';', 35,
        '<', 82,
        '=', 33,
        '>', 79,
        '?', 99,
        '@', 127,
        '[', 64,
        '\\', 8,
        ']', 65,
        '^', 83,
        '{', 56,
        '|', 61,
        '}', 57,
        '~', 69,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(28);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(119);
      if (('A' <= lookahead && lookahead <= '_') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(128);
      END_STATE();
    case 29:
      if (eof) ADVANCE(30);
      ADVANCE_MAP(
        '!', 67,
        '"', 105,
        '&', 75,
        '\'', 113,
        '(', 53,
        ')', 54,
        '*', 62,
        ',', 31,
        '-', 72,
        '.', 102,
        '/', 6,
        '0', 118,
        ':', 32,
        ';', 35,
        '=', 34,
        '?', 99,
        '@', 127,
        '[', 64,
        '\\', 8,
        ']', 65,
        '{', 56,
        '|', 60,
        '}', 57,
        '~', 69,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(29);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(119);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(128);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(77);
      if (lookahead == '>') ADVANCE(98);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '>') ADVANCE(98);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_STAR_EQ);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_STAR_PERCENT_EQ);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_STAR_PIPE_EQ);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_SLASH_EQ);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_PERCENT_EQ);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_PLUS_EQ);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_PLUS_PERCENT_EQ);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(anon_sym_PLUS_PIPE_EQ);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(anon_sym_DASH_EQ);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_DASH_PERCENT_EQ);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(anon_sym_DASH_PIPE_EQ);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_LT_LT_EQ);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(anon_sym_LT_LT_PIPE_EQ);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(anon_sym_GT_GT_EQ);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(anon_sym_AMP_EQ);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(anon_sym_CARET_EQ);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(anon_sym_PIPE_EQ);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '.') ADVANCE(55);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '=') ADVANCE(52);
      if (lookahead == '|') ADVANCE(97);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '%') ADVANCE(95);
      if (lookahead == '*') ADVANCE(94);
      if (lookahead == '=') ADVANCE(36);
      if (lookahead == '|') ADVANCE(96);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(78);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '%') ADVANCE(74);
      if (lookahead == '=') ADVANCE(44);
      if (lookahead == '>') ADVANCE(66);
      if (lookahead == '|') ADVANCE(91);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '%') ADVANCE(74);
      if (lookahead == '=') ADVANCE(44);
      if (lookahead == '|') ADVANCE(91);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '%') ADVANCE(73);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(anon_sym_DASH_PERCENT);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(anon_sym_DASH_PERCENT);
      if (lookahead == '=') ADVANCE(45);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '=') ADVANCE(50);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(80);
      if (lookahead == '>') ADVANCE(85);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(84);
      if (lookahead == '=') ADVANCE(81);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == '=') ADVANCE(51);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      if (lookahead == '=') ADVANCE(47);
      if (lookahead == '|') ADVANCE(86);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '=') ADVANCE(49);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(anon_sym_LT_LT_PIPE);
      if (lookahead == '=') ADVANCE(48);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '%') ADVANCE(89);
      if (lookahead == '+') ADVANCE(88);
      if (lookahead == '=') ADVANCE(41);
      if (lookahead == '|') ADVANCE(90);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(anon_sym_PLUS_PERCENT);
      if (lookahead == '=') ADVANCE(42);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_PLUS_PIPE);
      if (lookahead == '=') ADVANCE(43);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(anon_sym_DASH_PIPE);
      if (lookahead == '=') ADVANCE(46);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(129);
      if (lookahead == '=') ADVANCE(39);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == '=') ADVANCE(40);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(anon_sym_STAR_STAR);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(anon_sym_STAR_PERCENT);
      if (lookahead == '=') ADVANCE(37);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(anon_sym_STAR_PIPE);
      if (lookahead == '=') ADVANCE(38);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(anon_sym_EQ_GT);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '*') ADVANCE(103);
      if (lookahead == '.') ADVANCE(59);
      if (lookahead == '?') ADVANCE(104);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '*') ADVANCE(103);
      if (lookahead == '.') ADVANCE(58);
      if (lookahead == '?') ADVANCE(104);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(5);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(anon_sym_DOT_STAR);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_DOT_QMARK);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead == '/') ADVANCE(107);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(106);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(108);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead == '/') ADVANCE(108);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(108);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(108);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(aux_sym_multiline_string_token1);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(109);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(110);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(111);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(aux_sym_character_token1);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(aux_sym_character_token1);
      if (lookahead == '/') ADVANCE(129);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(aux_sym_character_token1);
      if (lookahead == '/') ADVANCE(115);
      if (lookahead == '\\') ADVANCE(117);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(116);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '\'') ADVANCE(114);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(aux_sym_character_token1);
      if (lookahead == 'u') ADVANCE(10);
      if (lookahead == 'x') ADVANCE(27);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(112);
      if (lookahead != 0 &&
          lookahead != 'U') ADVANCE(110);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(21);
      if (lookahead == '_') ADVANCE(20);
      if (lookahead == 'b') ADVANCE(18);
      if (lookahead == 'o') ADVANCE(19);
      if (lookahead == 'x') ADVANCE(24);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(119);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(21);
      if (lookahead == '_') ADVANCE(20);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(119);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(26);
      if (lookahead == '_') ADVANCE(24);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(120);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(18);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(121);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(19);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(122);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(21);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(123);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(22);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(124);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(26);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(125);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(sym_builtin_identifier);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(126);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(anon_sym_AT);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(126);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(sym__identifier);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(128);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(129);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        'a', 1,
        'b', 2,
        'c', 3,
        'd', 4,
        'e', 5,
        'f', 6,
        'i', 7,
        'l', 8,
        'n', 9,
        'o', 10,
        'p', 11,
        'r', 12,
        's', 13,
        't', 14,
        'u', 15,
        'v', 16,
        'w', 17,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      END_STATE();
    case 1:
      if (lookahead == 'd') ADVANCE(18);
      if (lookahead == 'l') ADVANCE(19);
      if (lookahead == 'n') ADVANCE(20);
      if (lookahead == 's') ADVANCE(21);
      if (lookahead == 'w') ADVANCE(22);
      END_STATE();
    case 2:
      if (lookahead == 'o') ADVANCE(23);
      if (lookahead == 'r') ADVANCE(24);
      END_STATE();
    case 3:
      ACCEPT_TOKEN(anon_sym_c);
      if (lookahead == '_') ADVANCE(25);
      if (lookahead == 'a') ADVANCE(26);
      if (lookahead == 'o') ADVANCE(27);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(28);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(29);
      if (lookahead == 'n') ADVANCE(30);
      if (lookahead == 'r') ADVANCE(31);
      if (lookahead == 'x') ADVANCE(32);
      END_STATE();
    case 6:
      if (lookahead == '1') ADVANCE(33);
      if (lookahead == '3') ADVANCE(34);
      if (lookahead == '6') ADVANCE(35);
      if (lookahead == 'a') ADVANCE(36);
      if (lookahead == 'n') ADVANCE(37);
      if (lookahead == 'o') ADVANCE(38);
      END_STATE();
    case 7:
      if (lookahead == 'f') ADVANCE(39);
      if (lookahead == 'n') ADVANCE(40);
      if (lookahead == 's') ADVANCE(41);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(42);
      END_STATE();
    case 8:
      if (lookahead == 'i') ADVANCE(43);
      END_STATE();
    case 9:
      if (lookahead == 'o') ADVANCE(44);
      if (lookahead == 'u') ADVANCE(45);
      END_STATE();
    case 10:
      if (lookahead == 'p') ADVANCE(46);
      if (lookahead == 'r') ADVANCE(47);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(48);
      if (lookahead == 'u') ADVANCE(49);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(50);
      END_STATE();
    case 13:
      if (lookahead == 't') ADVANCE(51);
      if (lookahead == 'u') ADVANCE(52);
      if (lookahead == 'w') ADVANCE(53);
      END_STATE();
    case 14:
      if (lookahead == 'e') ADVANCE(54);
      if (lookahead == 'h') ADVANCE(55);
      if (lookahead == 'r') ADVANCE(56);
      if (lookahead == 'y') ADVANCE(57);
      END_STATE();
    case 15:
      if (lookahead == 'n') ADVANCE(58);
      if (lookahead == 's') ADVANCE(59);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(42);
      END_STATE();
    case 16:
      if (lookahead == 'a') ADVANCE(60);
      if (lookahead == 'o') ADVANCE(61);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(62);
      END_STATE();
    case 18:
      if (lookahead == 'd') ADVANCE(63);
      END_STATE();
    case 19:
      if (lookahead == 'i') ADVANCE(64);
      if (lookahead == 'l') ADVANCE(65);
      END_STATE();
    case 20:
      if (lookahead == 'd') ADVANCE(66);
      if (lookahead == 'y') ADVANCE(67);
      END_STATE();
    case 21:
      if (lookahead == 'm') ADVANCE(68);
      if (lookahead == 'y') ADVANCE(69);
      END_STATE();
    case 22:
      if (lookahead == 'a') ADVANCE(70);
      END_STATE();
    case 23:
      if (lookahead == 'o') ADVANCE(71);
      END_STATE();
    case 24:
      if (lookahead == 'e') ADVANCE(72);
      END_STATE();
    case 25:
      if (lookahead == 'i') ADVANCE(73);
      if (lookahead == 'l') ADVANCE(74);
      if (lookahead == 's') ADVANCE(75);
      if (lookahead == 'u') ADVANCE(76);
      END_STATE();
    case 26:
      if (lookahead == 'l') ADVANCE(77);
      if (lookahead == 't') ADVANCE(78);
      END_STATE();
    case 27:
      if (lookahead == 'm') ADVANCE(79);
      if (lookahead == 'n') ADVANCE(80);
      END_STATE();
    case 28:
      if (lookahead == 'f') ADVANCE(81);
      END_STATE();
    case 29:
      if (lookahead == 's') ADVANCE(82);
      END_STATE();
    case 30:
      if (lookahead == 'u') ADVANCE(83);
      END_STATE();
    case 31:
      if (lookahead == 'r') ADVANCE(84);
      END_STATE();
    case 32:
      if (lookahead == 'p') ADVANCE(85);
      if (lookahead == 't') ADVANCE(86);
      END_STATE();
    case 33:
      if (lookahead == '2') ADVANCE(87);
      if (lookahead == '6') ADVANCE(88);
      END_STATE();
    case 34:
      if (lookahead == '2') ADVANCE(89);
      END_STATE();
    case 35:
      if (lookahead == '4') ADVANCE(90);
      END_STATE();
    case 36:
      if (lookahead == 'l') ADVANCE(91);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_fn);
      END_STATE();
    case 38:
      if (lookahead == 'r') ADVANCE(92);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 40:
      if (lookahead == 'l') ADVANCE(93);
      END_STATE();
    case 41:
      if (lookahead == 'i') ADVANCE(94);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(aux_sym_builtin_type_token1);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(42);
      END_STATE();
    case 43:
      if (lookahead == 'n') ADVANCE(95);
      END_STATE();
    case 44:
      if (lookahead == 'a') ADVANCE(96);
      if (lookahead == 'i') ADVANCE(97);
      if (lookahead == 'r') ADVANCE(98);
      if (lookahead == 's') ADVANCE(99);
      END_STATE();
    case 45:
      if (lookahead == 'l') ADVANCE(100);
      END_STATE();
    case 46:
      if (lookahead == 'a') ADVANCE(101);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_or);
      if (lookahead == 'e') ADVANCE(102);
      END_STATE();
    case 48:
      if (lookahead == 'c') ADVANCE(103);
      END_STATE();
    case 49:
      if (lookahead == 'b') ADVANCE(104);
      END_STATE();
    case 50:
      if (lookahead == 's') ADVANCE(105);
      if (lookahead == 't') ADVANCE(106);
      END_STATE();
    case 51:
      if (lookahead == 'r') ADVANCE(107);
      END_STATE();
    case 52:
      if (lookahead == 's') ADVANCE(108);
      END_STATE();
    case 53:
      if (lookahead == 'i') ADVANCE(109);
      END_STATE();
    case 54:
      if (lookahead == 's') ADVANCE(110);
      END_STATE();
    case 55:
      if (lookahead == 'r') ADVANCE(111);
      END_STATE();
    case 56:
      if (lookahead == 'u') ADVANCE(112);
      if (lookahead == 'y') ADVANCE(113);
      END_STATE();
    case 57:
      if (lookahead == 'p') ADVANCE(114);
      END_STATE();
    case 58:
      if (lookahead == 'd') ADVANCE(115);
      if (lookahead == 'i') ADVANCE(116);
      if (lookahead == 'r') ADVANCE(117);
      END_STATE();
    case 59:
      if (lookahead == 'i') ADVANCE(118);
      END_STATE();
    case 60:
      if (lookahead == 'r') ADVANCE(119);
      END_STATE();
    case 61:
      if (lookahead == 'i') ADVANCE(120);
      if (lookahead == 'l') ADVANCE(121);
      END_STATE();
    case 62:
      if (lookahead == 'i') ADVANCE(122);
      END_STATE();
    case 63:
      if (lookahead == 'r') ADVANCE(123);
      END_STATE();
    case 64:
      if (lookahead == 'g') ADVANCE(124);
      END_STATE();
    case 65:
      if (lookahead == 'o') ADVANCE(125);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_and);
      END_STATE();
    case 67:
      if (lookahead == 'e') ADVANCE(126);
      if (lookahead == 'f') ADVANCE(127);
      if (lookahead == 'o') ADVANCE(128);
      if (lookahead == 't') ADVANCE(129);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(anon_sym_asm);
      END_STATE();
    case 69:
      if (lookahead == 'n') ADVANCE(130);
      END_STATE();
    case 70:
      if (lookahead == 'i') ADVANCE(131);
      END_STATE();
    case 71:
      if (lookahead == 'l') ADVANCE(132);
      END_STATE();
    case 72:
      if (lookahead == 'a') ADVANCE(133);
      END_STATE();
    case 73:
      if (lookahead == 'n') ADVANCE(134);
      END_STATE();
    case 74:
      if (lookahead == 'o') ADVANCE(135);
      END_STATE();
    case 75:
      if (lookahead == 'h') ADVANCE(136);
      END_STATE();
    case 76:
      if (lookahead == 'i') ADVANCE(137);
      if (lookahead == 'l') ADVANCE(138);
      if (lookahead == 's') ADVANCE(139);
      END_STATE();
    case 77:
      if (lookahead == 'l') ADVANCE(140);
      END_STATE();
    case 78:
      if (lookahead == 'c') ADVANCE(141);
      END_STATE();
    case 79:
      if (lookahead == 'p') ADVANCE(142);
      END_STATE();
    case 80:
      if (lookahead == 's') ADVANCE(143);
      if (lookahead == 't') ADVANCE(144);
      END_STATE();
    case 81:
      if (lookahead == 'e') ADVANCE(145);
      END_STATE();
    case 82:
      if (lookahead == 'e') ADVANCE(146);
      END_STATE();
    case 83:
      if (lookahead == 'm') ADVANCE(147);
      END_STATE();
    case 84:
      if (lookahead == 'd') ADVANCE(148);
      if (lookahead == 'o') ADVANCE(149);
      END_STATE();
    case 85:
      if (lookahead == 'o') ADVANCE(150);
      END_STATE();
    case 86:
      if (lookahead == 'e') ADVANCE(151);
      END_STATE();
    case 87:
      if (lookahead == '8') ADVANCE(152);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_f16);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(anon_sym_f32);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_f64);
      END_STATE();
    case 91:
      if (lookahead == 's') ADVANCE(153);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 93:
      if (lookahead == 'i') ADVANCE(154);
      END_STATE();
    case 94:
      if (lookahead == 'z') ADVANCE(155);
      END_STATE();
    case 95:
      if (lookahead == 'k') ADVANCE(156);
      END_STATE();
    case 96:
      if (lookahead == 'l') ADVANCE(157);
      END_STATE();
    case 97:
      if (lookahead == 'n') ADVANCE(158);
      END_STATE();
    case 98:
      if (lookahead == 'e') ADVANCE(159);
      END_STATE();
    case 99:
      if (lookahead == 'u') ADVANCE(160);
      END_STATE();
    case 100:
      if (lookahead == 'l') ADVANCE(161);
      END_STATE();
    case 101:
      if (lookahead == 'q') ADVANCE(162);
      END_STATE();
    case 102:
      if (lookahead == 'l') ADVANCE(163);
      END_STATE();
    case 103:
      if (lookahead == 'k') ADVANCE(164);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_pub);
      END_STATE();
    case 105:
      if (lookahead == 'u') ADVANCE(165);
      END_STATE();
    case 106:
      if (lookahead == 'u') ADVANCE(166);
      END_STATE();
    case 107:
      if (lookahead == 'u') ADVANCE(167);
      END_STATE();
    case 108:
      if (lookahead == 'p') ADVANCE(168);
      END_STATE();
    case 109:
      if (lookahead == 't') ADVANCE(169);
      END_STATE();
    case 110:
      if (lookahead == 't') ADVANCE(170);
      END_STATE();
    case 111:
      if (lookahead == 'e') ADVANCE(171);
      END_STATE();
    case 112:
      if (lookahead == 'e') ADVANCE(172);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(anon_sym_try);
      END_STATE();
    case 114:
      if (lookahead == 'e') ADVANCE(173);
      END_STATE();
    case 115:
      if (lookahead == 'e') ADVANCE(174);
      END_STATE();
    case 116:
      if (lookahead == 'o') ADVANCE(175);
      END_STATE();
    case 117:
      if (lookahead == 'e') ADVANCE(176);
      END_STATE();
    case 118:
      if (lookahead == 'n') ADVANCE(177);
      if (lookahead == 'z') ADVANCE(178);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 120:
      if (lookahead == 'd') ADVANCE(179);
      END_STATE();
    case 121:
      if (lookahead == 'a') ADVANCE(180);
      END_STATE();
    case 122:
      if (lookahead == 'l') ADVANCE(181);
      END_STATE();
    case 123:
      if (lookahead == 's') ADVANCE(182);
      END_STATE();
    case 124:
      if (lookahead == 'n') ADVANCE(183);
      END_STATE();
    case 125:
      if (lookahead == 'w') ADVANCE(184);
      END_STATE();
    case 126:
      if (lookahead == 'r') ADVANCE(185);
      END_STATE();
    case 127:
      if (lookahead == 'r') ADVANCE(186);
      END_STATE();
    case 128:
      if (lookahead == 'p') ADVANCE(187);
      END_STATE();
    case 129:
      if (lookahead == 'y') ADVANCE(188);
      END_STATE();
    case 130:
      if (lookahead == 'c') ADVANCE(189);
      END_STATE();
    case 131:
      if (lookahead == 't') ADVANCE(190);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(anon_sym_bool);
      END_STATE();
    case 133:
      if (lookahead == 'k') ADVANCE(191);
      END_STATE();
    case 134:
      if (lookahead == 't') ADVANCE(192);
      END_STATE();
    case 135:
      if (lookahead == 'n') ADVANCE(193);
      END_STATE();
    case 136:
      if (lookahead == 'o') ADVANCE(194);
      END_STATE();
    case 137:
      if (lookahead == 'n') ADVANCE(195);
      END_STATE();
    case 138:
      if (lookahead == 'o') ADVANCE(196);
      END_STATE();
    case 139:
      if (lookahead == 'h') ADVANCE(197);
      END_STATE();
    case 140:
      if (lookahead == 'c') ADVANCE(198);
      END_STATE();
    case 141:
      if (lookahead == 'h') ADVANCE(199);
      END_STATE();
    case 142:
      if (lookahead == 't') ADVANCE(200);
      END_STATE();
    case 143:
      if (lookahead == 't') ADVANCE(201);
      END_STATE();
    case 144:
      if (lookahead == 'i') ADVANCE(202);
      END_STATE();
    case 145:
      if (lookahead == 'r') ADVANCE(203);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 148:
      if (lookahead == 'e') ADVANCE(204);
      END_STATE();
    case 149:
      if (lookahead == 'r') ADVANCE(205);
      END_STATE();
    case 150:
      if (lookahead == 'r') ADVANCE(206);
      END_STATE();
    case 151:
      if (lookahead == 'r') ADVANCE(207);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_f128);
      END_STATE();
    case 153:
      if (lookahead == 'e') ADVANCE(208);
      END_STATE();
    case 154:
      if (lookahead == 'n') ADVANCE(209);
      END_STATE();
    case 155:
      if (lookahead == 'e') ADVANCE(210);
      END_STATE();
    case 156:
      if (lookahead == 's') ADVANCE(211);
      END_STATE();
    case 157:
      if (lookahead == 'i') ADVANCE(212);
      END_STATE();
    case 158:
      if (lookahead == 'l') ADVANCE(213);
      END_STATE();
    case 159:
      if (lookahead == 't') ADVANCE(214);
      END_STATE();
    case 160:
      if (lookahead == 's') ADVANCE(215);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_null);
      END_STATE();
    case 162:
      if (lookahead == 'u') ADVANCE(216);
      END_STATE();
    case 163:
      if (lookahead == 's') ADVANCE(217);
      END_STATE();
    case 164:
      if (lookahead == 'e') ADVANCE(218);
      END_STATE();
    case 165:
      if (lookahead == 'm') ADVANCE(219);
      END_STATE();
    case 166:
      if (lookahead == 'r') ADVANCE(220);
      END_STATE();
    case 167:
      if (lookahead == 'c') ADVANCE(221);
      END_STATE();
    case 168:
      if (lookahead == 'e') ADVANCE(222);
      END_STATE();
    case 169:
      if (lookahead == 'c') ADVANCE(223);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(anon_sym_test);
      END_STATE();
    case 171:
      if (lookahead == 'a') ADVANCE(224);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_type);
      END_STATE();
    case 174:
      if (lookahead == 'f') ADVANCE(225);
      END_STATE();
    case 175:
      if (lookahead == 'n') ADVANCE(226);
      END_STATE();
    case 176:
      if (lookahead == 'a') ADVANCE(227);
      END_STATE();
    case 177:
      if (lookahead == 'g') ADVANCE(228);
      END_STATE();
    case 178:
      if (lookahead == 'e') ADVANCE(229);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_void);
      END_STATE();
    case 180:
      if (lookahead == 't') ADVANCE(230);
      END_STATE();
    case 181:
      if (lookahead == 'e') ADVANCE(231);
      END_STATE();
    case 182:
      if (lookahead == 'p') ADVANCE(232);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(anon_sym_align);
      END_STATE();
    case 184:
      if (lookahead == 'z') ADVANCE(233);
      END_STATE();
    case 185:
      if (lookahead == 'r') ADVANCE(234);
      END_STATE();
    case 186:
      if (lookahead == 'a') ADVANCE(235);
      END_STATE();
    case 187:
      if (lookahead == 'a') ADVANCE(236);
      END_STATE();
    case 188:
      if (lookahead == 'p') ADVANCE(237);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_await);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_break);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_c_int);
      END_STATE();
    case 193:
      if (lookahead == 'g') ADVANCE(238);
      END_STATE();
    case 194:
      if (lookahead == 'r') ADVANCE(239);
      END_STATE();
    case 195:
      if (lookahead == 't') ADVANCE(240);
      END_STATE();
    case 196:
      if (lookahead == 'n') ADVANCE(241);
      END_STATE();
    case 197:
      if (lookahead == 'o') ADVANCE(242);
      END_STATE();
    case 198:
      if (lookahead == 'o') ADVANCE(243);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(anon_sym_catch);
      END_STATE();
    case 200:
      if (lookahead == 'i') ADVANCE(244);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(anon_sym_const);
      END_STATE();
    case 202:
      if (lookahead == 'n') ADVANCE(245);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_defer);
      END_STATE();
    case 204:
      if (lookahead == 'f') ADVANCE(246);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(anon_sym_error);
      END_STATE();
    case 206:
      if (lookahead == 't') ADVANCE(247);
      END_STATE();
    case 207:
      if (lookahead == 'n') ADVANCE(248);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 209:
      if (lookahead == 'e') ADVANCE(249);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(anon_sym_isize);
      END_STATE();
    case 211:
      if (lookahead == 'e') ADVANCE(250);
      END_STATE();
    case 212:
      if (lookahead == 'a') ADVANCE(251);
      END_STATE();
    case 213:
      if (lookahead == 'i') ADVANCE(252);
      END_STATE();
    case 214:
      if (lookahead == 'u') ADVANCE(253);
      END_STATE();
    case 215:
      if (lookahead == 'p') ADVANCE(254);
      END_STATE();
    case 216:
      if (lookahead == 'e') ADVANCE(255);
      END_STATE();
    case 217:
      if (lookahead == 'e') ADVANCE(256);
      END_STATE();
    case 218:
      if (lookahead == 'd') ADVANCE(257);
      END_STATE();
    case 219:
      if (lookahead == 'e') ADVANCE(258);
      END_STATE();
    case 220:
      if (lookahead == 'n') ADVANCE(259);
      END_STATE();
    case 221:
      if (lookahead == 't') ADVANCE(260);
      END_STATE();
    case 222:
      if (lookahead == 'n') ADVANCE(261);
      END_STATE();
    case 223:
      if (lookahead == 'h') ADVANCE(262);
      END_STATE();
    case 224:
      if (lookahead == 'd') ADVANCE(263);
      END_STATE();
    case 225:
      if (lookahead == 'i') ADVANCE(264);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_union);
      END_STATE();
    case 227:
      if (lookahead == 'c') ADVANCE(265);
      END_STATE();
    case 228:
      if (lookahead == 'n') ADVANCE(266);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_usize);
      END_STATE();
    case 230:
      if (lookahead == 'i') ADVANCE(267);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 232:
      if (lookahead == 'a') ADVANCE(268);
      END_STATE();
    case 233:
      if (lookahead == 'e') ADVANCE(269);
      END_STATE();
    case 234:
      if (lookahead == 'o') ADVANCE(270);
      END_STATE();
    case 235:
      if (lookahead == 'm') ADVANCE(271);
      END_STATE();
    case 236:
      if (lookahead == 'q') ADVANCE(272);
      END_STATE();
    case 237:
      if (lookahead == 'e') ADVANCE(273);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(anon_sym_c_long);
      if (lookahead == 'd') ADVANCE(274);
      if (lookahead == 'l') ADVANCE(275);
      END_STATE();
    case 239:
      if (lookahead == 't') ADVANCE(276);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(anon_sym_c_uint);
      END_STATE();
    case 241:
      if (lookahead == 'g') ADVANCE(277);
      END_STATE();
    case 242:
      if (lookahead == 'r') ADVANCE(278);
      END_STATE();
    case 243:
      if (lookahead == 'n') ADVANCE(279);
      END_STATE();
    case 244:
      if (lookahead == 'm') ADVANCE(280);
      END_STATE();
    case 245:
      if (lookahead == 'u') ADVANCE(281);
      END_STATE();
    case 246:
      if (lookahead == 'e') ADVANCE(282);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(anon_sym_export);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(anon_sym_extern);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 250:
      if (lookahead == 'c') ADVANCE(283);
      END_STATE();
    case 251:
      if (lookahead == 's') ADVANCE(284);
      END_STATE();
    case 252:
      if (lookahead == 'n') ADVANCE(285);
      END_STATE();
    case 253:
      if (lookahead == 'r') ADVANCE(286);
      END_STATE();
    case 254:
      if (lookahead == 'e') ADVANCE(287);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(anon_sym_opaque);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(anon_sym_orelse);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(anon_sym_resume);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(anon_sym_return);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 261:
      if (lookahead == 'd') ADVANCE(288);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_switch);
      END_STATE();
    case 263:
      if (lookahead == 'l') ADVANCE(289);
      END_STATE();
    case 264:
      if (lookahead == 'n') ADVANCE(290);
      END_STATE();
    case 265:
      if (lookahead == 'h') ADVANCE(291);
      END_STATE();
    case 266:
      if (lookahead == 'a') ADVANCE(292);
      END_STATE();
    case 267:
      if (lookahead == 'l') ADVANCE(293);
      END_STATE();
    case 268:
      if (lookahead == 'c') ADVANCE(294);
      END_STATE();
    case 269:
      if (lookahead == 'r') ADVANCE(295);
      END_STATE();
    case 270:
      if (lookahead == 'r') ADVANCE(296);
      END_STATE();
    case 271:
      if (lookahead == 'e') ADVANCE(297);
      END_STATE();
    case 272:
      if (lookahead == 'u') ADVANCE(298);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(anon_sym_anytype);
      END_STATE();
    case 274:
      if (lookahead == 'o') ADVANCE(299);
      END_STATE();
    case 275:
      if (lookahead == 'o') ADVANCE(300);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(anon_sym_c_short);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(anon_sym_c_ulong);
      if (lookahead == 'l') ADVANCE(301);
      END_STATE();
    case 278:
      if (lookahead == 't') ADVANCE(302);
      END_STATE();
    case 279:
      if (lookahead == 'v') ADVANCE(303);
      END_STATE();
    case 280:
      if (lookahead == 'e') ADVANCE(304);
      END_STATE();
    case 281:
      if (lookahead == 'e') ADVANCE(305);
      END_STATE();
    case 282:
      if (lookahead == 'r') ADVANCE(306);
      END_STATE();
    case 283:
      if (lookahead == 't') ADVANCE(307);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(anon_sym_noalias);
      END_STATE();
    case 285:
      if (lookahead == 'e') ADVANCE(308);
      END_STATE();
    case 286:
      if (lookahead == 'n') ADVANCE(309);
      END_STATE();
    case 287:
      if (lookahead == 'n') ADVANCE(310);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_suspend);
      END_STATE();
    case 289:
      if (lookahead == 'o') ADVANCE(311);
      END_STATE();
    case 290:
      if (lookahead == 'e') ADVANCE(312);
      END_STATE();
    case 291:
      if (lookahead == 'a') ADVANCE(313);
      END_STATE();
    case 292:
      if (lookahead == 'm') ADVANCE(314);
      END_STATE();
    case 293:
      if (lookahead == 'e') ADVANCE(315);
      END_STATE();
    case 294:
      if (lookahead == 'e') ADVANCE(316);
      END_STATE();
    case 295:
      if (lookahead == 'o') ADVANCE(317);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(anon_sym_anyerror);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(anon_sym_anyframe);
      END_STATE();
    case 298:
      if (lookahead == 'e') ADVANCE(318);
      END_STATE();
    case 299:
      if (lookahead == 'u') ADVANCE(319);
      END_STATE();
    case 300:
      if (lookahead == 'n') ADVANCE(320);
      END_STATE();
    case 301:
      if (lookahead == 'o') ADVANCE(321);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(anon_sym_c_ushort);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(anon_sym_callconv);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(anon_sym_comptime);
      if (lookahead == '_') ADVANCE(322);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(anon_sym_continue);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(anon_sym_errdefer);
      END_STATE();
    case 307:
      if (lookahead == 'i') ADVANCE(323);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(anon_sym_noinline);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(anon_sym_noreturn);
      END_STATE();
    case 310:
      if (lookahead == 'd') ADVANCE(324);
      END_STATE();
    case 311:
      if (lookahead == 'c') ADVANCE(325);
      END_STATE();
    case 312:
      if (lookahead == 'd') ADVANCE(326);
      END_STATE();
    case 313:
      if (lookahead == 'b') ADVANCE(327);
      END_STATE();
    case 314:
      if (lookahead == 'e') ADVANCE(328);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(anon_sym_volatile);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(anon_sym_addrspace);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(anon_sym_allowzero);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(anon_sym_anyopaque);
      END_STATE();
    case 319:
      if (lookahead == 'b') ADVANCE(329);
      END_STATE();
    case 320:
      if (lookahead == 'g') ADVANCE(330);
      END_STATE();
    case 321:
      if (lookahead == 'n') ADVANCE(331);
      END_STATE();
    case 322:
      if (lookahead == 'f') ADVANCE(332);
      if (lookahead == 'i') ADVANCE(333);
      END_STATE();
    case 323:
      if (lookahead == 'o') ADVANCE(334);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(anon_sym_nosuspend);
      END_STATE();
    case 325:
      if (lookahead == 'a') ADVANCE(335);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(anon_sym_undefined);
      END_STATE();
    case 327:
      if (lookahead == 'l') ADVANCE(336);
      END_STATE();
    case 328:
      if (lookahead == 's') ADVANCE(337);
      END_STATE();
    case 329:
      if (lookahead == 'l') ADVANCE(338);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(anon_sym_c_longlong);
      END_STATE();
    case 331:
      if (lookahead == 'g') ADVANCE(339);
      END_STATE();
    case 332:
      if (lookahead == 'l') ADVANCE(340);
      END_STATE();
    case 333:
      if (lookahead == 'n') ADVANCE(341);
      END_STATE();
    case 334:
      if (lookahead == 'n') ADVANCE(342);
      END_STATE();
    case 335:
      if (lookahead == 'l') ADVANCE(343);
      END_STATE();
    case 336:
      if (lookahead == 'e') ADVANCE(344);
      END_STATE();
    case 337:
      if (lookahead == 'p') ADVANCE(345);
      END_STATE();
    case 338:
      if (lookahead == 'e') ADVANCE(346);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(anon_sym_c_ulonglong);
      END_STATE();
    case 340:
      if (lookahead == 'o') ADVANCE(347);
      END_STATE();
    case 341:
      if (lookahead == 't') ADVANCE(348);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(anon_sym_linksection);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(anon_sym_threadlocal);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(anon_sym_unreachable);
      END_STATE();
    case 345:
      if (lookahead == 'a') ADVANCE(349);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_c_longdouble);
      END_STATE();
    case 347:
      if (lookahead == 'a') ADVANCE(350);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(anon_sym_comptime_int);
      END_STATE();
    case 349:
      if (lookahead == 'c') ADVANCE(351);
      END_STATE();
    case 350:
      if (lookahead == 't') ADVANCE(352);
      END_STATE();
    case 351:
      if (lookahead == 'e') ADVANCE(353);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(anon_sym_comptime_float);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_usingnamespace);
      END_STATE();
    default:
      return false;
  }
}

#ifdef __cplusplus
extern "C" {
#endif
#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_zig(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym__identifier,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
